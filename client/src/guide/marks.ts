// How a title writes the marks of its guide: where each stands and when it is told; what it says is in the title's words.
import type { Mark, Moment, Part } from '../contract';

type Line = 'title' | 'what' | 'why' | 'next';

export function inWords<View, Name extends string>(words: (key: `${Name}.${Line}`) => string) {
  return (id: Name, part: Part, beside: string[], when: (now: Moment<View>, view: View) => boolean): Mark<View> => ({
    id,
    part,
    beside,
    when: (now) => when(now, now.view),
    title: () => words(`${id}.title`),
    what: () => words(`${id}.what`),
    why: () => words(`${id}.why`),
    next: () => words(`${id}.next`),
  });
}
