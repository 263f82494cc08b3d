// The guided first decade: as the Anscarids, who have two armies, Catholic minors next door and a Cardinal who votes.

import type { Guide, Moment } from '../../contract';
import type { View } from '../../gen/cardinals';
import { inWords } from '../../guide/marks';
import { g } from './guide.words';

export type Name =
  | 'welcome'
  | 'map'
  | 'order'
  | 'support'
  | 'minors'
  | 'points'
  | 'tithe'
  | 'others'
  | 'seal'
  | 'sealed'
  | 'resolution'
  | 'cut'
  | 'neighbours'
  | 'retreat'
  | 'mid'
  | 'church'
  | 'late'
  | 'control'
  | 'builds'
  | 'votes'
  | 'end';

const mark = inWords<View, Name>(g);

const firstDecade = (view: View) => view.year === view.first;
const sealed = (view: View) => view.sealed.includes(view.seat);
/** Orders are being written, in a season of the first decade. */
const writing = (season: string) => (now: Moment<View>, view: View) =>
  now.step === 'orders' && view.season === season && firstDecade(view) && !sealed(view);
const early = writing('early');
const late = writing('late');
const drafted = (view: View, kind: string) => view.draft?.orders.some((o) => o.kind === kind) ?? false;
const bids = (view: View, kind: string) => view.draft?.bids.some((b) => b.kind === kind) ?? false;
const asked = (step: string) => (now: Moment<View>, view: View) => now.step === step && !sealed(view);

/** What became of the order of a unit in the first turn of movement, once that is over. */
const told = (space: string, cause: string) => (now: Moment<View>, view: View) =>
  firstDecade(view) &&
  view.season !== 'early' &&
  now.story.some((e) => e.event === 'result' && e.args[0] === space && e.args[2] === cause);

const unit = (space: string) => `.part.board [data-thing="space:${space}"]`;
const row = (space: string) => `.part.hand [data-thing="space:${space}"]`;
const answers = '.prompt .answers';
/** A tab of the panel; the way to the panel while that is out of sight. */
const tab = (name: string) => [`.part.panel [data-panel="${name}"]`, '.sidetabs .panel-tab'];

export const guide: Guide<View> = {
  marks: [
    mark('welcome', 'board', [], early),
    mark('map', 'board', [unit('leon'), unit('burgos')], early),
    mark('order', 'board', [unit('burgos'), row('burgos')], (now, view) => early(now, view) && !drafted(view, 'move')),
    mark(
      'support',
      'board',
      [unit('toledo'), row('toledo')],
      (now, view) => early(now, view) && drafted(view, 'move') && !drafted(view, 'support-move'),
    ),
    mark('points', 'panel', tab('points'), early),
    mark(
      'tithe',
      'panel',
      ['.part.panel [data-shown="points"]', ...tab('points')],
      (now, view) => early(now, view) && bids(view, 'tithe'),
    ),
    mark('minors', 'board', [unit('portugal'), '.part.hand'], (now, view) => early(now, view) && !bids(view, 'unit')),
    mark('others', 'panel', tab('dynasties'), early),
    mark('seal', 'board', [answers], early),
    mark(
      'sealed',
      'panel',
      ['.part.panel .seal', '.part.panel'],
      (_, view) => view.season === 'early' && firstDecade(view) && sealed(view),
    ),
    mark('retreat', 'board', [answers], asked('retreats')),
    mark('resolution', 'board', ['.stage', '.part.board'], (_, view) => firstDecade(view) && view.season !== 'early'),
    mark('cut', 'board', [unit('toledo')], told('toledo', 'cut-by-attack')),
    mark('neighbours', 'board', [unit('gascony')], told('toulouse', 'entered')),
    mark('mid', 'log', ['.part.logbox'], late),
    mark('church', 'panel', tab('church'), late),
    mark('late', 'board', [row('burgos'), answers], late),
    mark('builds', 'board', [answers], asked('builds')),
    mark('control', 'panel', tab('centres'), asked('votes')),
    mark('votes', 'board', [answers], asked('votes')),
    mark('end', 'panel', tab('victory'), (now, view) => now.over || (now.step === 'orders' && !firstDecade(view))),
  ],
  last: 'end',
};
