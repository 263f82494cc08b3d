// Sounds made of tones and noise: no files, and nothing that belongs to others.
import type { Sound } from '../contract';

let audio: AudioContext | null = null;

interface Note {
  /** seconds from now */
  at?: number;
  hertz: number;
  /** where a tone slides to */
  to?: number;
  volume: number;
  length: number;
  shape?: OscillatorType;
}

function fade(a: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = a.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(a.destination);
  return gain;
}

function tone(a: AudioContext, { at = 0, hertz, to = hertz, volume, length, shape = 'sine' }: Note): void {
  const start = a.currentTime + at;
  const tone = a.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(fade(a, start, volume, length));
  tone.start(start);
  tone.stop(start + length);
}

/** Noise around a pitch: wood, paper, the scrape of steel. */
function noise(a: AudioContext, { at = 0, hertz, volume, length }: Note): void {
  const start = a.currentTime + at;
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * length), a.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = a.createBufferSource();
  source.buffer = buffer;
  const band = a.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  source.connect(band).connect(fade(a, start, volume, length));
  source.start(start);
}

/** A struck bell: partials that die away, the higher the sooner. */
function bell(a: AudioContext, hertz: number, length: number, at = 0): void {
  for (const [ratio, volume] of [
    [1, 0.12],
    [2.01, 0.06],
    [2.99, 0.03],
  ] as const)
    tone(a, { at, hertz: hertz * ratio, volume, length: length / ratio });
}

function clash(a: AudioContext, at: number): void {
  noise(a, { at, hertz: 5200, volume: 0.12, length: 0.12 });
  for (const hertz of [1780, 2630, 4110]) tone(a, { at, hertz, volume: 0.03, length: 0.35, shape: 'triangle' });
}

const sounds: Record<Sound, (a: AudioContext) => void> = {
  bell: (a) => bell(a, 523.25, 1.1),
  toll: (a) => bell(a, 130.8, 2.4),
  dice(a) {
    for (const at of [0, 0.07, 0.12, 0.2, 0.31]) noise(a, { at, hertz: 2400, volume: 0.35, length: 0.035 });
  },
  cards(a) {
    noise(a, { hertz: 3600, volume: 0.2, length: 0.16 });
  },
  swords(a) {
    for (const at of [0, 0.28]) clash(a, at);
  },
  drum(a) {
    for (const at of [0, 0.3, 0.45, 0.6]) tone(a, { at, hertz: 120, to: 50, volume: 0.35, length: 0.22 });
  },
  horn(a) {
    tone(a, { hertz: 196, volume: 0.06, length: 0.35, shape: 'sawtooth' });
    tone(a, { at: 0.3, hertz: 294, volume: 0.06, length: 0.9, shape: 'sawtooth' });
  },
};

export function play(name: Sound): void {
  audio ??= new AudioContext();
  sounds[name](audio);
}
