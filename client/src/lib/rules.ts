// The rules help of one edition.
import type { RuleSection } from './types';

/** Statements of one edition only end in its name: marry.10@1.1. */
const editionOf = (id: string): string => id.split('@')[1] ?? '';

/** Without the paragraphs that tell only what another edition says. */
export function inEdition(sections: RuleSection[], edition: string): RuleSection[] {
  const foreign = (ids: string[]) =>
    ids.length > 0 && ids.every((id) => editionOf(id) !== '' && editionOf(id) !== edition);
  return sections.map((s) => ({ ...s, paragraphs: s.paragraphs.filter((p) => !foreign(p.rules)) }));
}

/** The names under which a statement may stand in an edition: a question may cite it by the other one's. */
export function sameRule(id: string, edition: string): string[] {
  const [plain = ''] = id.split('@');
  return [`${plain}@${edition}`, plain];
}
