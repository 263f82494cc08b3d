// Forms of names that the sentences of the chronicle need: articles and prepositions.
import type { Names } from '../../../contract';

/** A dynasty's people in a sentence. */
export interface People {
  /** the Franks, i Franchi */
  the: string;
  /** of the Franks, dei Franchi */
  of: string;
  /** by the Franks, dai Franchi */
  by: string;
  /** to the Franks, ai Franchi */
  to: string;
}
/** A territory in a sentence. */
export interface Land {
  /** the Low Countries, i Paesi Bassi */
  the: string;
  /** of the Low Countries, dei Paesi Bassi */
  of: string;
  /** in the Low Countries, nei Paesi Bassi */
  in: string;
}

const plurals = new Set(['low-countries', 'papal-states']); // in English

/** Italian articles of the territories that have another than «la»; '' for names of towns. */
const articles: Record<string, string> = {
  ireland: 'l’',
  wales: 'il',
  wessex: 'il',
  'low-countries': 'i',
  paris: '',
  aquitaine: 'l’',
  toulouse: '',
  hungary: 'l’',
  venice: '',
  'papal-states': 'lo',
  leon: 'il',
  aragon: 'l’',
  portugal: 'il',
  'al-andalus': '',
};
const within = new Set(['wessex', 'low-countries', 'papal-states', 'leon']); // nel, nei, nello

/** A preposition that grows together with an article: «di» and «gli» are «degli». */
export function join(preposition: 'di' | 'da' | 'a' | 'in', article: string): string {
  const stem = { di: 'de', da: 'da', a: 'a', in: 'ne' }[preposition];
  if (article === '') return `${preposition} `;
  if (article === 'l’') return `${stem}ll’`;
  if (article === 'il') return `${stem}l `;
  if (article === 'i' || article === 'gli') return `${stem}${article} `;
  return `${stem}l${article} `; // lo, la, le
}

export function land(slug: string, names: Names): Land {
  const name = names.thing(`territory:${slug}`);
  if (names.lang === 'en') {
    const the = plurals.has(slug) ? `the ${name}` : name;
    return { the, of: `of ${the}`, in: `in ${the}` };
  }
  const article = articles[slug] ?? 'la';
  const the = article === '' ? name : article === 'l’' ? `l’${name}` : `${article} ${name}`;
  const into = article === '' ? (slug === 'al-andalus' ? 'in ' : 'a ') : within.has(slug) ? join('in', article) : 'in ';
  return { the, of: join('di', article) + name, in: into + name };
}

export function people(slug: string, names: Names): People {
  const name = names.thing(`culture:${slug}`);
  if (names.lang === 'en')
    return { the: `the ${name}`, of: `of the ${name}`, by: `by the ${name}`, to: `to the ${name}` };
  const article = /^[aeiouAEIOU]/.test(name) ? 'gli' : 'i';
  const with_ = (p: 'di' | 'da' | 'a') => join(p, article) + name;
  return { the: `${article} ${name}`, of: with_('di'), by: with_('da'), to: with_('a') };
}

const lists = { en: new Intl.ListFormat('en-GB'), it: new Intl.ListFormat('it') };
/** One, two and three. */
export const list = (items: string[], lang: 'en' | 'it'): string => lists[lang].format(items);

export const capital = (s: string): string => s.charAt(0).toLocaleUpperCase() + s.slice(1);
