import { words } from '../../lib/lang.svelte';

const en = {
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  changed: 'changed',
  you: 'You',
  bot: 'Bot',
  points: 'Points',
  'your-turn': 'Your turn',
  thinks: 'to play',
  choose: 'Choose {who}',
  'empty-hand': 'Nothing in hand.',
  lately: 'Since your last move',
  'just-now': 'Just now',
};

export const w = words(en, {
  yes: 'sì',
  no: 'no',
  nothing: 'niente',
  changed: 'cambiato',
  you: 'Tu',
  bot: 'Bot',
  points: 'Punti',
  'your-turn': 'Tocca a te',
  thinks: 'sta per giocare',
  choose: 'Scegli {who}',
  'empty-hand': 'Niente in mano.',
  lately: 'Dalla tua ultima mossa',
  'just-now': 'Poco fa',
});
