// Requests of those who look after the site.
import type { components } from '../api/schema';
import { get, post, put, remove } from '../lib/api';

type S = components['schemas'];
export type Office = S['OfficeDoc'];
export type Table = S['AdminTableDoc'];
export type Person = S['AdminPersonDoc'];
export type Reported = S['ReportedDoc'];
export type Deed = S['DeedDoc'];
export type Ban = S['BanDoc'];
type NewBan = S['NewBanDoc'];

export const office = {
  open: () => get<Office>('/admin/office'),
  announce: (text: Record<string, string>, hours: number) => put<void>('/admin/announcement', { text, hours }),
  readOnly: (on: boolean) => put<void>('/admin/read-only', { on }),
  sweep: () => post<{ said: string }>('/admin/retention', {}),
  tables: (find: string, person = '') => get<Table[]>('/admin/tables', { find, person }),
  persons: (find: string) => get<Person[]>('/admin/persons', { find }),
  reports: (all: boolean) => get<Reported[]>('/admin/reports', { all: String(all) }),
  report: (id: string) => get<Reported>(`/admin/reports/${id}`),
  hide: (id: string) => post<void>(`/admin/reports/${id}/hide`, {}),
  done: (id: string) => post<void>(`/admin/reports/${id}/close`, {}),
  deeds: () => get<Deed[]>('/admin/deeds'),
  ban: (ban: NewBan) => post<void>('/admin/bans', ban),
  unban: (id: string) => remove<void>(`/admin/bans/${id}`),
  close: (id: string) => post<void>(`/admin/tables/${id}/close`, {}),
  putOut: (id: string, who: { seat?: string; person?: string }) => post<void>(`/admin/tables/${id}/put-out`, who),
  handOver: (id: string, person: string) => post<void>(`/admin/tables/${id}/hand-over`, { person }),
  unname: (id: string) => post<void>(`/admin/tables/${id}/hide-name`, {}),
  hideName: (person: string) => post<void>(`/admin/persons/${person}/hide-name`, {}),
};

/** Does something and says what came of it. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;

/** How long something is forbidden, in hours. */
export const terms = [
  ['for-day', 24],
  ['for-week', 168],
  ['for-month', 720],
  ['for-year', 8760],
] as const;
