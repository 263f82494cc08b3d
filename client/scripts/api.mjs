// Writes src/api/schema.ts from the API's description. Start the server first;
// OUTREMER says where it is.
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const server = process.env.OUTREMER ?? 'http://localhost:8080';
const ast = await openapiTS(new URL('/api/v1/openapi.json', server));
const head = '// Written by scripts/api.mjs from /api/v1/openapi.json. Do not edit: run `npm run api`.\n\n';
writeFileSync(new URL('../src/api/schema.ts', import.meta.url), head + astToString(ast));
