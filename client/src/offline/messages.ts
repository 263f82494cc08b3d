// What a page and the worker of an engine say to each other.

export type Ask =
  | {
      what: 'open';
      title: string;
      engine: string;
      /** addresses of boards by their names: the engine has none */
      boards: Record<string, string>;
      keeps: boolean;
      steal: boolean;
      name: string;
      pause: number;
    }
  | { what: 'ask'; id: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { what: 'follow'; id: number; address: string; headers: Record<string, string> }
  | { what: 'close'; id: number };

export type Answer =
  | { what: 'answer'; id: number; status: number; kind: string; body: string }
  | { what: 'piece'; id: number; piece: string }
  | { what: 'end'; id: number }
  | { what: 'card' };
