// What the player boards show is what the title's data says.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gives } from './levels';
import { actions, type BuildingType } from './pieces';

const data = readFileSync('../games/thywill/data/components.toml', 'utf8');
const rows = [...data.matchAll(/\{ type = "(\w+)", level = (\d), (.*) \}/g)];

it('knows all sixteen buildings', () => {
  expect(rows).toHaveLength(16);
  for (const [, type, level, rest = ''] of rows) {
    const g = gives[type as BuildingType][Number(level) - 1]!;
    const bonuses = actions.filter((a) => rest.includes(`${a} = 1`));
    expect([type, level, [...(g.actions ?? [])].sort()]).toEqual([type, level, [...bonuses].sort()]);
    expect([type, level, g.knight ?? false]).toEqual([type, level, rest.includes('knight = true')]);
    expect([type, level, g.finale !== undefined]).toEqual([type, level, level === '4']);
  }
});

it('shows at the end what level IV pays', () => {
  const line = /^finale = \{(.*)\}/m.exec(data)?.[1] ?? '';
  const pays = Object.fromEntries([...line.matchAll(/(\w+) = (\d+)/g)].map(([, k, v]) => [k, Number(v)]));
  const shown = Object.fromEntries(Object.entries(gives).map(([type, levels]) => [type, levels[3].finale]));
  expect(shown).toEqual(pays);
});
