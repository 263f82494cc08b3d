import { words } from '../lib/lang.svelte';
import { en } from './en';
import { it } from './it';

export type Key = keyof typeof en;
export const w = words(en, it);
