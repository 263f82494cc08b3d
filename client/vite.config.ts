import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.OUTREMER ?? 'http://localhost:8080';

const tests = ['src/**/*.test.ts', 'tests/**/*.test.ts'];
const components = tests.map((glob) => glob.replace('.test.ts', '.svelte.test.ts'));

/** How a title begins is loaded by itself, and so is a map of the adjudicator; scripts/size.mjs has to know whose it is. */
function chunkFileNames(chunk: { facadeModuleId?: string | null }): string {
  const title = chunk.facadeModuleId?.match(/\/titles\/([a-z]+)\/starts\.ts$/)?.[1];
  if (title) return `assets/${title}-starts-[hash].js`;
  return chunk.facadeModuleId?.includes('/diplomacy/maps/') ? 'assets/map-[name]-[hash].js' : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [svelteTesting()] : [])],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false, // the placeholder stays; scripts/clean.mjs empties the rest
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    manifest: true, // the server hints at what a table will need: web/hints.go
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames } },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    fs: { allow: ['../..'] }, // the boards lie beside the client, in atlas/
    proxy: { '/api': { target: server, changeOrigin: false }, '/plain': server, '/static': server },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/words.ts'],
    testTimeout: 60_000, // on a machine that is busy with other things
    // Components get a page of their own for each file; making one for every file takes most of the time.
    projects: [
      { extends: true, test: { name: 'components', include: components } },
      {
        extends: true,
        test: { name: 'logic', include: tests, exclude: [...components, '**/node_modules/**'], isolate: false },
      },
    ],
  },
});
