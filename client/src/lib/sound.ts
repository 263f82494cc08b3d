// What can be heard, for those who chose to. How it sounds is fetched with the first sound.
import type { Sound } from '../contract';
import { prefs } from './prefs.svelte';

export function sound(name: Sound): void {
  if (prefs.sounds) play(name);
}

/** Sounds whatever was chosen. */
export function play(name: Sound): void {
  void import('./synth').then((s) => s.play(name)).catch(() => {}); // then it is silent
}
