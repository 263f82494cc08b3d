// What a title brings to the table page. The page holds everything that all
// titles share (prompt bar, log, replay, chat, rules); a title draws its board,
// its hand and its side panel. No part of it knows rules: what can be done is in
// `targets`, and a click on something names the thing, never a consequence.
//
// A thing is named "sort:slug" as in the lexicon: 'region:homs', 'card:c-leader',
// 'kingdom:damascus'. The same key stands in targets, lit and last, and it is the
// element's data-thing attribute on the board, so that the page can find it.
//
// The content security policy forbids inline styles: no style="..." attribute in a
// template. style:prop={value} is fine (it goes through the CSSOM), and so are SVG
// presentation attributes and classes.

import type { Component } from 'svelte';
import type { MyTable, News, Past, State, Title } from './lib/types';

/** 'region:homs' */
export type Thing = string;

/** A legal move: what the server offers, with the things that it names. */
export interface Move {
  /** verb and operands, sent as they are */
  move: string[];
  verb: string;
  /** label in the reader's language */
  text: string;
  /** things that it names, in the order of the operands; numbers are left out */
  things: Thing[];
}

export interface Span {
  text: string;
  sort?: string;
  slug?: string;
}

/** The question put to this seat. */
export interface Prompt {
  id: number;
  kind: 'choose' | 'draft' | 'react';
  must: boolean;
  step: string;
  rule: string;
  rule_text: string;
  text: string;
  spans: Span[];
}

/** Something that came of a move, as this seat may know it. */
export interface GameEvent {
  event: string;
  seat?: string;
  args: string[];
  text: string;
  spans: Span[];
}

/** Names in the reader's language. They change with the language: read them in the template or in $derived. */
export interface Names {
  lang: 'en' | 'it';
  /** name of a thing: thing('region:homs') = 'Homs' */
  thing(thing: Thing): string;
  /** name of a thing inside a sentence: form('territory:ireland', 'in') = 'in Irlanda'; the plain one if it has no such form */
  form(thing: Thing, form: string): string;
  /** what a card does, a kingdom's full style; '' if there is nothing to say */
  detail(thing: Thing): string;
  /** what is printed on a thing, as the title's rules have it (client/src/gen); undefined if nothing is */
  printed(thing: Thing): unknown;
  /** heading of a verb's moves; '' if no such move is offered now */
  verb(verb: string): string;
}

/** A coat of arms (see arms.ts: arms('kingdoms', 'antioch'); drawn by ui/Shield.svelte): colour, pattern and letter together, so that no seat is told by colour alone. */
export interface Arms {
  /** a class of styles/tokens.css: seat-gules, seat-azure… */
  tincture: Tincture;
  pattern: Pattern;
  letter: string;
}
export type Tincture =
  | 'gules'
  | 'azure'
  | 'vert'
  | 'or'
  | 'purpure'
  | 'sable'
  | 'argent'
  | 'tenne'
  | 'sanguine'
  | 'rose'
  | 'celeste'
  | 'buff';
export type Pattern =
  | 'plain'
  | 'bend'
  | 'chevron'
  | 'cross'
  | 'paly'
  | 'pale'
  | 'fess'
  | 'lozengy'
  | 'crescent'
  | 'saltire'
  | 'quarterly'
  | 'barry'
  | 'bordure'
  | 'chief';

/** What the page knows of the table, for a face that knows nothing of its title. */
export interface About {
  title: Title;
  /** from where it is seen; '' for a spectator */
  seat: string;
  seats: SeatInfo[];
  /** the standing, by seat */
  points: number[];
}

export interface Shared<View = unknown> {
  /** the title's view, from client/src/gen */
  view: View;
  names: Names;
  prompt: Prompt | null;
  moves: Move[];
  /** thing -> the legal moves that name it; given what is selected already */
  targets: Map<Thing, Move[]>;
  /** things picked so far for a move that names several; they look pressed */
  selected: Set<Thing>;
  /** the viewer's own move that the server has not answered yet: what it names is in selected, and nothing is in targets */
  sent?: Move | null;
  /** things that the hovered entry of the log or move button names */
  lit: Set<Thing>;
  /** things that moved since the viewer's last own turn */
  last: Set<Thing>;
  /** the player chose a thing that is in targets */
  onpick(thing: Thing): void;
  /** the player chose a whole move out of moves; settled when it was made or refused */
  onchoose(move: Move): Promise<void>;
  /** the player chose a thing that is not in targets: which move would it have been? The page asks the server why not */
  onwhy(move: string[], at?: Element): void;
  /** the pointer or the focus is over a thing (null: no longer): the page lights it elsewhere */
  onhover(thing: Thing | null): void;
  /** lights several things elsewhere at once, until the next light; none puts it out */
  onlight(things: Thing[]): void;
  /** opens the rules at a statement, such as '4.1.2' */
  onrule(rule: string): void;
  /** all that happened up to the moment that is shown, without what was taken back */
  story: GameEvent[];
  /** the table, for what only this title asks the server; none where parts are shown by themselves */
  table?: string;
  about?: About;
  /** no animations */
  reduced: boolean;
  /** an earlier moment is shown: nothing can be picked */
  replaying: boolean;
}

export interface BoardProps<View = unknown> extends Shared<View> {
  /** scroll or zoom so that this is in sight, and focus it */
  focusThing?: Thing | undefined;
}

export type HandProps<View = unknown> = Shared<View>;

/** Players, decks, tracks. */
export interface PanelProps<View = unknown> extends Shared<View> {
  /** seats with the people behind them, in seat order */
  seats: SeatInfo[];
}

/** What is going on right now, such as an attack with its cards, dice and odds. Shown over or under the board. */
export interface StageProps<View = unknown> extends Shared<View> {
  /** events of the newest move, for dice that roll once; empty when a page was just loaded */
  events: GameEvent[];
  /** counts up with every update that brings events */
  beat: number;
  /** there is room for a line or two, above the question of a phone */
  brief?: boolean;
  /** a guide is telling something, perhaps of what lies here: it stays */
  kept?: boolean;
}

export interface SeatInfo {
  seat: string;
  name: string;
  holder: string;
  bot: string;
  held: boolean;
  awaited: boolean;
  mine: boolean;
}

/** What is going on at the table, as far as a mark may ask. */
export interface Moment<View = unknown> {
  view: View;
  /** the question put to this seat, '' while others act */
  step: string;
  moves: Move[];
  selected: ReadonlySet<Thing>;
  /** what happened so far */
  story: GameEvent[];
  over: boolean;
}

/** The parts of the table page: a mark turns to its part where only one is in sight. */
export type Part = 'board' | 'hand' | 'panel' | 'log';

export interface Mark<View = unknown> {
  id: string;
  part: Part;
  when(now: Moment<View>): boolean;
  /** selectors of what it stands beside; the first that is found in the page */
  beside: string[];
  title(): string;
  /** what to do or to look at */
  what(): string;
  /** why it matters */
  why(): string;
  /** what comes of it; '' if that is plain */
  next(): string;
}

export interface Guide<View = unknown> {
  marks: Mark<View>[];
  /** the last word: when it was read, the guide is over */
  last: string;
}

/** A table whose story is told: what the result page and the chronicle read of it. */
export interface Told<View = unknown> {
  id: string;
  /** from where it is seen; '' for a spectator */
  seat: string;
  table: MyTable | null;
  state: (State & { view: View }) | null;
  news: News[];
  names: Names;
  /** the game as this seat saw it after its news number n */
  past(n: number): Promise<Past & { view: View }>;
}

/** What a move is chosen from. */
export interface Choice {
  moves: Move[];
  view: unknown;
  names: Names;
  /** where only one answer is left, it is given for this player */
  given: boolean;
}

/** How a turn goes. */
export interface TurnHooks {
  /** the move that ends a turn of which everything could be taken back until then: the page lists what was done, Enter presses it */
  ends?(move: Move): boolean;
  /** moves that end a step or cannot be taken back: asked twice by players who want that */
  weighty(move: Move, step: string, from: Choice): boolean;
  /** what comes of such a move, told where it is asked twice; '' if its label says all */
  consequence?(move: Move, view: unknown, names: Names): string;
  /** what is odd about a weighty move, as the second question says it; where nothing is, '', it is not asked */
  odd?(move: Move, view: unknown, names: Names): string;
  /** all act at once, and what they did is resolved together: to go back over that is no undo of one's own step */
  together?: boolean;
  /** events that open a new section of the log */
  opensSection(event: GameEvent): boolean;
}

/** What is told between two turns of the game. */
export interface HeraldHooks<View> {
  /** an event that closes a turn and opens the next */
  closes(event: GameEvent): boolean;
  /** an event that is no news, such as who reigns at the beginning */
  skips?(event: GameEvent): boolean;
  /** says an event as it concerns the reader, such as a place that was theirs; '' for the event's own words */
  retell?(view: View, story: GameEvent[], names: Names): (event: GameEvent) => string;
  /** the title still shows that turn: it is told when it has done so */
  waits?(): boolean;
}

/** What is drawn large for a moment: taken, elected, crowned, gone or banned, on crusade, fallen, won. */
export type Picture = 'castle' | 'keys' | 'crown' | 'candle' | 'cross' | 'crescent' | 'ruin' | 'laurel';

/** What can be heard, by those who want to. */
export type Sound = 'bell' | 'toll' | 'dice' | 'cards' | 'swords' | 'drum' | 'horn';

/** The moments that matter, as they happen before one's eyes. */
export interface MomentHooks {
  /** what an event deserves, seen from a seat; null if the log is enough. `all` came along with it */
  picture?(event: GameEvent, seat: string, all: readonly GameEvent[]): Picture | null;
  /** what is heard of an event */
  sounds?: Record<string, Sound>;
}

/** What the title shows itself, so that the prompt bar need not. */
export interface PromptHooks {
  /** what is good to know of a move in a list, such as the odds of an attack; '' if nothing is */
  fact?(move: Move, view: unknown): string;
  /** a thing whose moves the title lays out itself once it is selected: the page neither lists nor plays them */
  lays?(thing: Thing): boolean;
  /** a move that the title offers itself, on its board or in its hand: the page does not list it again */
  offers?(move: Move): boolean;
  /** what a move is called where its card calls it so, odds included; '' for its own words */
  label?(move: Move, view: unknown, names: Names): string;
  /** how good a choice is, as far as the view says so: the better ones stand first, where there are several */
  rank?(move: Move, view: unknown): number;
  /** the question is about what the stage shows: a phone turns to it */
  staged?(view: unknown, step: string): boolean;
}

/** What the log shows beside words. */
export interface LogHooks<View> {
  /** events of which only the number matters, such as sealed orders: told once, by how many seats they hold of */
  tally?: { counts: string; undoes: string; say(n: number): string };
  /** events that are told by a picture beside the words, such as dice: faces 1-6 */
  dice?(event: GameEvent): { face: number; side: string } | null;
  /** events of a fight: what follows one another of these is told as one, whichever side it is of */
  fight?(event: GameEvent): boolean;
  /** where the chronicle tells of the section that an event opens: a query of its address */
  chapter?(event: GameEvent): string;
  /** the power behind events that no seat caused, such as 'muslims'; '' if it is nobody in particular */
  nobody?(view: View | null): string;
}

export interface TitleModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  Hand: Component<HandProps<View>>;
  Panel: Component<PanelProps<View>>;
  Stage?: Component<StageProps<View>>;
  /** the Stage can be brief: a phone shows it above the question, whatever part is in sight */
  brief?: boolean;
  /** the hand is taller than wide: it stands beside the board where there is room */
  tall?: boolean;
  /** what the hand is called, where it is none */
  handName?(): string;
  turn: TurnHooks;
  prompt?: PromptHooks;
  log?: LogHooks<View>;
  herald?: HeraldHooks<View>;
  moments?: MomentHooks;
  /** no seat knows more than another now: nothing is covered between two seats of one person */
  open?(view: View): boolean;
  /** board and stage show only what all may know now: the curtain between two seats of one person leaves them in sight */
  publicly?(view: View): boolean;
  /** what a first game explains as it goes */
  guide?: Guide<View>;
  /** what the result page says beyond points and lines */
  ending?(): Promise<{ default: Component<{ live: Told<View> }> }>;
  /** the story of a finished game, under an address of its own */
  chronicle?(): Promise<{ default: Component<{ live: Told<View> }> }>;
  /** is there something to show in the Stage? */
  staged?(view: View): boolean;
  /** all hands, once the game is over: by seat, things */
  hands?(view: View): Record<string, Thing[]>;
  /** how one wins and how long it takes, for those who have not moved yet */
  goal?(view: View): string;
  /** one short line of the standing, for lists and the tab's title */
  standing?(view: View, names: Names): string;
}
