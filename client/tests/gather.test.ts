import { expect, test } from 'vitest';
import { counted, gather } from '../src/lib/gather';
import type { EventDoc } from '../src/lib/types';

const event = (event: string, seat: string, ...args: string[]): EventDoc => ({
  event,
  seat,
  args,
  text: '',
  spans: [],
});
const entry = (n: number, ...events: EventDoc[]) => ({ n, at: n, mark: '', gone: false, events });
const never = () => false;
const told = (list: ReturnType<typeof gather>) =>
  list.map((e) =>
    `${e.n} ${e.events.map((x) => `${x.seat} ${x.event}`).join()} ${e.also.map((x) => x.seat).join()}`.trim(),
  );

test('the same of several seats is one line, which leads to its last moment', () => {
  const list = [
    entry(1, event('held-back', 'homs')),
    entry(2, event('held-back', 'acre')),
    entry(3, event('held-back', 'homs')),
  ];
  expect(told(gather(list, never))).toEqual(['3 homs held-back acre,homs']);
});

test('what differs in more than the seat stays apart', () => {
  const lines = [
    entry(1, event('lost', 'homs', 'leader')),
    entry(2, event('lost', 'acre', 'spies')),
    entry(3, event('held-back', 'acre')),
    entry(4, event('held-back', 'homs'), event('counted', 'homs')),
    entry(5, event('weather', '')),
    entry(6, event('weather', '')),
  ];
  expect(gather(lines, never)).toHaveLength(lines.length);
  expect(gather([entry(1, event('die', 'homs')), entry(2, event('die', 'acre'))], () => true)).toHaveLength(2);
  const undone = { ...entry(2, event('held-back', 'acre')), gone: true };
  expect(gather([entry(1, event('held-back', 'homs')), undone], never)).toHaveLength(2);
});

test('only what was given for me is marked so', () => {
  const given = { ...entry(1, event('held-back', 'homs')), mark: 'auto' };
  const more = { ...entry(2, event('held-back', 'homs')), mark: 'auto' };
  expect(gather([given, more], never)[0]!.mark).toBe('auto');
  expect(gather([given, entry(2, event('held-back', 'acre'))], never)[0]!.mark).toBe('');
});

test('names are counted', () => {
  expect(counted(['Acre', 'Homs', 'Acre'])).toBe('Acre ×2, Homs');
});
