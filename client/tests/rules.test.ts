import { describe, expect, it } from 'vitest';
import { inEdition, sameRule } from '../src/lib/rules';

const p = (...rules: string[]) => ({ kind: 'text' as const, rules, text: rules.join(' ') });
const section = {
  id: 'marry',
  heading: 'Marry',
  level: 1,
  paragraphs: [p(), p('marry.1'), p('marry.2@1.0'), p('marry.2@1.1'), p('marry.3', 'marry.4@1.0')],
};
const told = (edition: string) => inEdition([section], edition)[0]!.paragraphs.map((x) => x.text);

describe('the rules of an edition', () => {
  it('leave out what only the other one says', () => {
    expect(told('1.0')).toEqual(['', 'marry.1', 'marry.2@1.0', 'marry.3 marry.4@1.0']);
    expect(told('1.1')).toEqual(['', 'marry.1', 'marry.2@1.1', 'marry.3 marry.4@1.0']);
  });
  it('are found by a statement of either edition', () => {
    for (const id of ['marry.2', 'marry.2@1.0', 'marry.2@1.1']) expect(sameRule(id, '1.1')).toContain('marry.2@1.1');
    expect(sameRule('4.1.2', '')).toContain('4.1.2');
  });
});
