// Who somebody is, and the ways to stay that person.
import type { components } from '../api/schema';
import { address, get, patch, post, Refusal, readProblem } from './api';

type S = components['schemas'];
export type Ways = S['WaysDoc'];
export type DeviceLink = S['DeviceLinkDoc'];
export type DeviceState = S['DeviceStateDoc'];
export type Me = S['MeDoc'];
export type Person = S['PersonDoc'];
export type PersonGame = S['PersonGameDoc'];
export type Token = S['ProgramTokenDoc'];
export type Regarded = S['PersonRegardDoc'];
type Ceremony = S['CeremonyDoc'];

async function drop(path: string, body?: unknown): Promise<void> {
  const r = await fetch(address(path), {
    method: 'DELETE',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!r.ok) throw new Refusal(await readProblem(r));
}

/** Whether this browser can keep passkeys, here. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export const people = {
  ways: () => get<Ways>('/me/ways'),
  /** 'me' for one's own page */
  person: (alias: string) => get<Person>(`/people/${alias}`),
  show: (shown: NonNullable<Me['shown']>) => patch<Me>('/me', { shown }),
  report: (alias: string, why: string) => post<void>(`/people/${alias}/report`, { why }),
  regards: () => get<Regarded[]>('/me/regards'),
  regard: (person: string, regard: Regarded['regard']) => post<void>('/me/regards', { person, regard }),
  revoke: (id: string) => drop(`/me/sign-ins/${id}`),
  tokens: () => get<Token[]>('/me/tokens'),
  makeToken: (name: string, scope: Token['scope'], days: number) =>
    post<S['MadeTokenDoc']>('/me/tokens', { name, scope, days }),
  dropToken: (id: string) => drop(`/me/tokens/${id}`),
  me: () => get<Me>('/me'),
  revokeOthers: () => post<Me>('/me/sign-ins/revoke-others', {}),
  offerDevice: () => post<DeviceLink>('/me/devices', {}),
  deviceState: (token: string) => post<DeviceState>('/me/devices/state', { token }),
  answerDevice: (token: string, allow: boolean) => post<void>('/me/devices/answer', { token, allow }),
  claimDevice: (token: string) => post<S['ClaimDoc']>('/sign-in/device', { token }),
  finishDevice: (token: string, pickup: string) => post<Me>('/sign-in/device/finish', { token, pickup }),
  newPhrase: () => post<{ phrase: string }>('/me/phrase', {}),
  dropPhrase: () => drop('/me/phrase'),
  byPhrase: (phrase: string) => post<Me>('/sign-in/phrase', { phrase }),
  async addPasskey(): Promise<void> {
    const c = await post<Ceremony>('/me/passkeys/begin', {});
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      c.options as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await post<void>('/me/passkeys/finish', { token: c.token, credential: made.toJSON() });
  },
  dropPasskey: (id: string) => drop(`/me/passkeys/${id}`),
  async byPasskey(): Promise<Me> {
    const c = await post<Ceremony>('/sign-in/passkey/begin', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      c.options as PublicKeyCredentialRequestOptionsJSON,
    );
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return post<Me>('/sign-in/passkey/finish', { token: c.token, credential: shown.toJSON() });
  },
  addMail: (to: string) => post<void>('/me/mail', { address: to }),
  dropMail: (at: string) => drop(`/me/mail/${encodeURIComponent(at)}`),
  askMail: (to: string) => post<void>('/sign-in/mail', { address: to }),
  useMail: (token: string) => post<S['MailedDoc']>('/sign-in/mail/finish', { token }),
  elsewhere: () => post<{ to: string }>('/sign-in/oidc', {}),
  dataAddress: () => address('/me/data'),
  leave: (name: string) => drop('/me', { name }),
};
