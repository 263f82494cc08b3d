// The API's documents by short names, with null where the server can send null.
import type { components } from '../api/schema';

type S = components['schemas'];

export type About = S['AboutDoc'];
export type Title = S['TitleDoc'];
export type Size = S['SizeDoc'];
export type Start = S['StartDoc'];
export type Named = S['NamedDoc'];
export type Option = S['OptionDoc'];
export type Lexicon = S['LexiconDoc'];
export type Table = S['TableDoc'];
export type MyTable = S['MyTableDoc'];
/** A game that moves to another host. */
export type Parcel = S['ParcelDoc'];
export type Invitation = S['InvitationDoc'];
export type NewTable = S['NewTableDoc'];
export type Seat = S['SeatDoc'];
export type Hint = S['HintDoc'];
export type Exercise = S['ExerciseDoc'];
export type Position = S['PositionDoc'];
export type Verdict = S['VerdictDoc'];
export type Study = S['StudyDoc'];
export type Clock = Omit<S['ClockDoc'], 'terms'> & { terms: Terms | null };
export type Terms = S['TermsDoc'];
export type Request = S['RequestDoc'];
/** what can be asked of the others */
export type Plea = S['ReplyDoc']['kind'];
export type Presence = S['PresenceDoc'];
/** to whom my presence is shown */
export type Shown = S['ShownDoc'];
export type News = S['NewsDoc'];
/** how one deals with another player; '' as with anyone */
export type Regard = '' | 'mute' | 'block';
export type CatchUp = S['CatchUpDoc'];
export type EventDoc = S['EventDoc'];
export type PactDoc = S['PactDoc'];
export type Letter = Omit<S['LetterDoc'], 'offer'> & { offer: PactDoc | null };
export type Mail = Omit<S['MailDoc'], 'letters'> & { letters: Letter[] };
export type Mark = S['MarkDoc'];
export type Agreement = S['AgreementDoc'];
export type Pacts = S['PactsDoc'];
export type Result = S['ResultDoc'];
export type Score = S['ScoreDoc'];
export type Prompt = S['PromptDoc'];
export type Me = S['MeDoc'];
export type Undo = Omit<S['UndoDoc'], 'request'> & { request: Request | null };
export type Calls = S['CallsDoc'];
export type Channel = S['ChannelDoc'];
export type NewChannel = S['NewChannelDoc'];
export type Adoption = S['AdoptionDoc'];
export type Provenance = S['ProvenanceDoc'];
export type State = Omit<S['StateDoc'], 'prompt' | 'result' | 'undo' | 'adopt' | 'standing'> & {
  standing: Standing | '';
  prompt: Prompt | null;
  result: Result | null;
  undo: Undo;
  adopt: Adoption | null;
};
export type Turn = S['TurnDoc'];
export type Report = S['ReportDoc'];
export type RuleSection = S['Section'];
export interface Update {
  news: News[];
  state: State | null;
  /** the game is over: the news are everything, without secrets, numbered from 1 again */
  anew?: boolean | undefined;
}
/** A state that changed: the whole of it, or a patch for those who have the version before. */
/** what a seat wants done where it has only one answer */
export type Standing = S['StandingDoc']['want'];
export type Delta = Omit<S['DeltaDoc'], 'state'> & { state?: State };
export interface Deltas {
  deltas: Delta[];
}
export interface Past {
  n: number;
  view: unknown;
  result: Result | null;
}

/** An error of the API (RFC 9457). */
export interface Problem {
  status: number;
  key: string;
  detail?: string;
  rule?: string;
  rule_text?: string;
  text?: string;
  instance?: string;
  errors?: { location: string; message: string }[];
  /** when that will be possible again */
  until?: number;
}

/** What answers the requests about a table: a server, or an engine in the browser. */
export interface Host {
  /** Answers as a server does; rejects only if nobody answers. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

// What only engines in a browser answer, which the description of the API therefore does not have.

/** A line that a position can be put together from. */
export interface SetUp {
  word: string;
  name: string;
  args: SetUpArg[];
  /** says who plays next: one such line ends every position */
  opens: boolean;
}

export interface SetUpArg {
  sort: string;
  /** only a seat at the table */
  seat?: boolean;
  /** words that are possible, too */
  also?: string[];
  low: number;
  high: number;
  /** any number of them */
  repeats?: boolean;
}

/** A position, as an engine is asked for it. */
export interface Placed {
  edition: string;
  options: Record<string, string>;
  players: number;
  lines: string[];
  luck: string;
  /** who looks at it; '' for the first that is asked */
  seat: string;
}

/** A game that begins from it, as that seat sees it. */
export interface Made {
  log: string;
  seat: string;
  awaiting: string[];
  question: string;
  view: unknown;
}
