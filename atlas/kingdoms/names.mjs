// Names on the map: of the regions as the game calls them, and of what lies around.
import fs from 'node:fs';
import { parse as parseToml } from 'smol-toml';

const languages = ['en', 'it'];

/** slug -> name, from the title's words; an entry is a string or a table with its cases. */
function regionNames(lang) {
  const text = fs.readFileSync(new URL(`../../games/kingdoms/text/${lang}.toml`, import.meta.url), 'utf8');
  const { region } = parseToml(text).thing;
  return Object.fromEntries(Object.entries(region).map(([slug, entry]) => [slug, entry.name ?? entry]));
}
const regions = Object.fromEntries(languages.map((l) => [l, regionNames(l)]));

/** Lines of a region's name in every language. */
export const nameOf = (slug) => Object.fromEntries(languages.map((l) => [l, [regions[l][slug]]]));

const around = {
  sea: ['Mediterranean Sea', 'Mare Mediterraneo'],
  cyprus: ['Cyprus', 'Cipro'],
  cilicia: ['Armenian Cilicia', 'Cilicia armena'],
  egypt: ['Egypt', 'Egitto'],
  desert: ['Syrian Desert', 'Deserto siriaco'],
  jazira: ['Al-Jazira', 'Al-Jazira'],
  arabia: ['Arabia', 'Arabia'],
  hermon: ['Mt Hermon', 'Monte Ermon'],
  'dead-sea': ['Dead Sea', 'Mar Morto'],
};
export const placeName = (key) => ({ en: [around[key][0]], it: [around[key][1]] });
