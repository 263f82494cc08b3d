// Plays through the API, to bring a table quickly to where a test begins.
import { type APIRequestContext, expect } from '@playwright/test';

export interface State {
  n: number;
  seat: string;
  view: Record<string, unknown>;
  prompt: { id: number; step: string } | null;
  moves: { move: string[]; text: string }[];
  result: { over: boolean; winners: string[] } | null;
  table: { status: string; seats: { seat: string; awaited: boolean }[] };
}

export async function create(
  request: APIRequestContext,
  body: Record<string, unknown>,
): Promise<{ id: string; invites?: Record<string, string> }> {
  const r = await request.post('/api/v1/tables', { data: { title: 'kingdoms', ...body } });
  if (!r.ok()) throw new Error(`create: ${await r.text()}`);
  return r.json();
}

export async function state(request: APIRequestContext, id: string, seat = ''): Promise<State> {
  const r = await request.get(`/api/v1/tables/${id}/state`, { params: seat ? { seat } : {} });
  if (!r.ok()) throw new Error(`state: ${await r.text()}`);
  return r.json();
}

export async function play(request: APIRequestContext, id: string, s: State, move: string[]): Promise<State> {
  const r = await request.post(`/api/v1/tables/${id}/moves`, { data: { seat: s.seat, prompt: s.prompt?.id, move } });
  if (!r.ok()) throw new Error(`play ${move.join(' ')}: ${await r.text()}`);
  return r.json();
}

export type Policy = (s: State) => string[] | null;

/** Attacks while there is something to attack with, answers the rest as it comes. */
export const fighter: Policy = (s) => {
  const of = (verb: string) => s.moves.filter((m) => m.move[0] === verb);
  const first = of('attack')[0] ?? (of('commit').length > 0 && s.n % 4 !== 3 ? of('commit')[0] : undefined);
  return (first ?? of('done')[0] ?? of('pass')[0] ?? s.moves[0])?.move ?? null;
};

export const passer: Policy = (s) => (s.moves.find((m) => m.move[0] === 'pass') ?? s.moves[0])?.move ?? null;

/** Whether there is something to do but to take back what one has done. */
const isAsked = (s: State): boolean => s.prompt !== null && s.moves.some((m) => m.move[0] !== 'reopen');

/** Waits while others act: until this person is asked, or the game does not run any more. */
async function untilAsked(request: APIRequestContext, id: string): Promise<State> {
  let s!: State;
  const asked = async () => {
    s = await state(request, id);
    return isAsked(s) || s.table.status !== 'running';
  };
  await expect.poll(asked, { intervals: [50] }).toBe(true);
  return s;
}

/** Plays one person's seat until the policy stops, the game is over or so many moves were made. */
export async function run(request: APIRequestContext, id: string, policy: Policy, most = 400): Promise<State> {
  let s = await state(request, id);
  for (let i = 0; i < most && s.table.status === 'running'; i++) {
    if (!isAsked(s)) s = await untilAsked(request, id);
    const move = s.prompt && policy(s);
    if (!move) break;
    s = await play(request, id, s, move);
  }
  return s;
}

/** A public table for two, with days for a turn. */
export const slow = {
  title: 'kingdoms',
  players: 2,
  public: true,
  sit: ['richard'],
  clock: { turn: 3 * 86_400, reaction: 86_400 },
};
