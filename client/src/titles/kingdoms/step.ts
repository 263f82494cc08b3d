// Which move a player would mean by choosing a thing at a question, to ask why it is
// not allowed. '' where choosing it means nothing.
const regionVerbs: Record<string, string> = {
  action: 'attack',
  spend: 'spend',
  strike: 'strike',
  reward: 'garrison',
  overflow: 'garrison',
  place: 'garrison',
  settle: 'garrison',
};
const cardVerbs: Record<string, string> = {
  action: 'event',
  commit: 'commit',
  join: 'commit',
  respond: 'respond',
  sortie: 'withdraw',
  regroup: 'regroup',
  keep: 'keep',
  replace: 'replace',
  take: 'take',
  assassinate: 'take',
};

export function whyVerb(step: string, sort: 'region' | 'card'): string {
  return (sort === 'region' ? regionVerbs : cardVerbs)[step] ?? '';
}

/** The whole move for a card: some name a side as well. */
export function whyCard(step: string, card: string): string[] | null {
  const verb = whyVerb(step, 'card');
  if (!verb) return null;
  return verb === 'respond' ? [verb, card, 'defence'] : [verb, card];
}
