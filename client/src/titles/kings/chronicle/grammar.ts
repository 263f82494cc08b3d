// Names inside the sentences of the chronicle: their forms come with the words of the title.
import type { Names, Thing } from '../../../contract';
import type { Lang } from '../../../lib/lang.svelte';
import { say } from './story.words';

/** A form of a name as it is printed in a book: with a typographic apostrophe. */
export const formed = (thing: Thing, form: string, names: Names): string =>
  names.form(thing, form).replaceAll("'", '’');

/** A territory in a sentence: the Low Countries, in the Low Countries. */
export function land(slug: string, form: 'the' | 'in', names: Names): string {
  const thing: Thing = `territory:${slug}`;
  const the = formed(thing, 'the', names);
  return form === 'the' ? the : say(names.lang, 'land.in', 0, { the, in: formed(thing, 'in', names) });
}

const ties = ['of', 'by', 'to', 'with'] as const;
/** A dynasty's people in a sentence: the Franks, of the Franks, by the Franks and so on. */
export type People = Record<'the' | (typeof ties)[number], string>;

export function people(slug: string, names: Names): People {
  const form = (form: string) => formed(`culture:${slug}`, form, names);
  const values = { the: form('the'), of: form('of'), from: form('from'), to: form('to'), with: form('with') };
  const said = ties.map((tie) => [tie, say(names.lang, `them.${tie}`, 0, values)]);
  return { the: values.the, ...Object.fromEntries(said) };
}

/** A ruler's byname after a trait, '' if the trait lends none. */
export function byname(trait: string, woman: boolean, names: Names): string {
  const thing: Thing = `trait:${trait}`;
  const forms = woman ? ['she', 'he'] : ['he'];
  return forms.map((f) => formed(thing, f, names)).find((x) => x !== formed(thing, 'name', names)) ?? '';
}

const lists = { en: new Intl.ListFormat('en-GB'), it: new Intl.ListFormat('it') };
/** One, two and three. */
export const list = (items: string[], lang: Lang): string => lists[lang].format(items);

export const capital = (s: string): string => s.charAt(0).toLocaleUpperCase() + s.slice(1);
