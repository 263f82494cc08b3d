// How this person is called when they are not at the table.
import { keepPages } from '../offline/pages';
import { get, post, put, remove } from './api';
import type { Calls, Channel, NewChannel } from './types';

const at = '/me/calls';
const of = (c: Channel) => `${at}/channels/${c.id}`;

export const calls = {
  load: () => get<Calls>(at),
  save: (c: Calls) => put<Calls>(at, { lang: c.lang, zone: c.zone, quiet: c.quiet, wants: c.wants }),
  add: (c: NewChannel) => post<Calls>(`${at}/channels`, c),
  remove: (c: Channel) => remove<Calls>(of(c)),
  test: (c: Channel) => post<Calls>(`${of(c)}/test`, {}),
  renew: (c: Channel) => post<Calls>(`${of(c)}/renew`, {}),
};

/** The browser can show calls while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's own subscription, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** Lets this browser be called. Throws if it, or the person, does not want to. */
export async function subscribe(key: string): Promise<Calls> {
  await keepPages();
  const worker = await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('refused');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = '', keys = {} } = made.toJSON();
  return calls.add({ kind: 'push', address: endpoint, keys });
}

/** The offer to install the page as an app, which some browsers make once. */
export interface Install extends Event {
  prompt: () => Promise<unknown>;
}

const key = 'outremer.calls-asked';

/** Somebody at this browser was asked whether to be called. */
export function callsAsked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // it could not be remembered that we asked
  }
}

export const rememberAsked = (): void => localStorage.setItem(key, '1');
