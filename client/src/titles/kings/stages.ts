// What is shown over the map: what the player is asked about first, then what goes on, then what happened.
import type { View } from '../../gen/kings';
import { composing } from './war/plan';

export type StageKind = 'war' | 'trade' | 'marriage' | 'check' | 'scenes';

export function stageFor(view: View, step: string, replaying: boolean): StageKind {
  if (replaying) return view.check ? 'check' : 'scenes';
  if (view.offer && (step === 'offer' || step === 'answer')) return 'trade';
  if (view.proposal && (step === 'terms' || step === 'consent')) return 'marriage';
  if (composing(step) && (view.prospects.length > 0 || view.attacks.length > 0)) return 'war';
  if (view.check && ['invest', 'sabotage', 'sacrifice', ''].includes(step)) return 'check';
  return 'scenes';
}
