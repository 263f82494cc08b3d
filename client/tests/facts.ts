// For tests: what the data files of a title say.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

export const factsOf = <T>(title: string, file: string): T =>
  parse(readFileSync(`../games/${title}/data/${file}.toml`, 'utf8')) as T;
