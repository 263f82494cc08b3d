// The sentences of the chronicle. Several ways to say the same; which one is told is settled by the reign, so that a
// chronicle reads the same every time. Braces: who (the ruler), name, names (a list), lands (a list, with articles),
// in (a list of places where), them, ofThem, byThem, toThem (another dynasty), what, house, n.

type Line = string | { one: string; other: string };
export type Key = keyof typeof en;

const en = {
  // how a reign begins
  'claim.founder': [
    'When this story begins, {who} rules the {house}.',
    'The {house} stands under {who} when the first charter is sealed.',
  ],
  'claim.eldest-son': [
    '{who}, the eldest son of {parent}, took the crown.',
    'The crown passed to {who}, eldest son of {parent}.',
  ],
  'claim.eldest-daughter': [
    'For want of a son, {who}, the eldest daughter of {parent}, took the crown.',
    '{parent} left no son, and so {who}, the eldest daughter, was crowned.',
  ],
  'claim.eldest-brother': [
    '{parent} left no child; {who}, the eldest brother, took the crown.',
    'The crown passed sideways, from {parent} to {who}, a brother.',
  ],
  'claim.eldest-sister': [
    '{parent} left neither child nor brother; {who}, the eldest sister, took the crown.',
    'The crown passed from {parent} to {who}, a sister, the last of that generation.',
  ],
  'claim.stranger': [
    'Nobody of the blood was left. The barons crowned {who}, of whom the old books say little.',
    'With no heir to be found, {who} was fetched from a side branch and crowned in haste.',
  ],
  'claim.restorer': [
    '{who} gathered what was left and raised the banner of the {house}.',
    'Under {who} the {house} began again.',
  ],

  // marriages and children
  'wed.land': [
    '{who} married {name}, who came from {lands}, and a Pact with that land was sworn at the wedding.',
    'The wedding of {who} and {name} bound {lands} to the dynasty.',
  ],
  'wed.court': [
    '{who} married {name}, of the family {ofThem}.',
    'A wedding joined two houses: {name}, {ofThem}, came to live with {who}.',
  ],
  'wed.plain': ['{who} married {name}.', '{name} became the spouse of {who}, without land and without a Pact.'],
  'wed.kin': [
    { one: '{names} married.', other: 'There were weddings at court: {names}.' },
    { one: 'The court celebrated the wedding of {names}.', other: 'The court celebrated weddings: {names}.' },
  ],
  gave: ['{name} left home to live {withThem}.', 'The family gave {name} in marriage {toThem}.'],
  born: [
    { one: 'A child was born: {names}.', other: 'Children were born: {names}.' },
    { one: 'The cradle was filled by {names}.', other: 'The nursery filled up: {names}.' },
  ],
  adopted: [
    'Childless so far, the ruler adopted {names}.',
    'To secure the line, {names} was taken in as a child of the house.',
  ],
  found: [
    'A brother or sister thought lost came to court: {names}.',
    '{names}, of the same parents as the ruler, was brought to court.',
  ],
  duke: [
    { one: 'A Duchy was given out: {names}.', other: 'Duchies were given out: {names}.' },
    'The ruler shared the land among the family: {names}.',
  ],

  // land and war
  took: ['The dynasty brought {lands} under its rule.', 'Troops marched into {lands}.', 'New land was won: {lands}.'],
  'took.from': [
    'From {them} the dynasty took {lands}.',
    'Troops wrested {lands} from {them}.',
    'The war against {them} brought {lands}.',
  ],
  annexed: [
    'Without a blow, the dynasty added {lands} to the realm.',
    'An old Pact ripened, and the realm grew by {lands}.',
  ],
  lost: [
    'The dynasty lost {lands} to {them}.',
    'The banners {ofThem} rose over {lands}.',
    'Against {them} the army could not hold {lands}.',
  ],
  rose: [
    'A revolt, kindled {byThem}, cost the dynasty {lands}.',
    'The people rose, paid {byThem}, and the dynasty lost {lands}.',
  ],
  'gave-up': ['The dynasty gave up {lands}.', 'The dynasty let go of {lands}.'],
  repelled: [
    { one: 'The attack on {lands} failed.', other: 'Attacks on {lands} failed.' },
    {
      one: 'The army marched on {lands} and turned back.',
      other: 'More than once the army turned back: {lands} held out.',
    },
  ],
  war: ['There was war with {them}.', 'War broke out with {them}.'],
  pact: ['A Pact with {them} was sworn.', 'Envoys and {them} agreed on a Pact.'],
  broke: ['The Pact with {them} was torn up.', 'The friendship with {them} came to an end.'],

  // the east
  crusade: [
    '{name} took the cross and set the dynasty’s shield on {what}.',
    'In the east {name} carried the banner to {what}.',
  ],
  'crusade.nobody': ['The dynasty’s shield was raised over {what}.', '{what} now bore the arms of the dynasty.'],

  // in the dark
  murder: ['{name}, {ofThem}, died by a hand that this court had paid.', 'Poison did its work on {name}, {ofThem}.'],
  'plot-failed': [
    'A plot against the life of {name}, {ofThem}, came to light.',
    'The knife meant for {name}, {ofThem}, was found in time.',
  ],
  incited: ['Agents stirred up unrest {in}.', 'Silver and rumours made trouble {in}.'],
  casus: [
    'Parchments of doubtful age proved a claim against {them}.',
    'The lawyers found a reason for war against {them}.',
  ],
  bribed: [
    'A bribe brought over {what}, until then in the service {ofThem}.',
    '{what} {ofThem} changed masters for gold.',
  ],
  overthrew: [
    'Agents talked {lands} into revolt against {them}.',
    'A rising made {lands} slip from the hands {ofThem}.',
  ],
  divorced: ['The marriage of {names} was dissolved.', 'Rome was persuaded to part {names}.'],

  // at home
  castle: [{ one: 'A castle rose {in}.', other: 'Castles rose {in}.' }, 'The masons were at work {in}.'],
  bought: ['The court gained {what}.', 'Money went into {what}.'],
  plague: ['The plague came to {lands}.', 'Bells rang day and night {in}: the plague.'],
  honour: ['All Europe called them {what}.', 'The dynasty earned the name of {what}.'],

  // deaths in the family
  'died.murder': ['{name} was murdered; the trail led {toThem}.', 'A murderer reached {name}.'],
  'died.battle': ['{name} fell with the land that was lost.', '{name} died sword in hand.'],
  'died.overthrow': ['{name} did not survive the revolt.', 'The rebels killed {name}.'],
  'died.crusade': ['{name} went east and did not return.', 'In the east {name} found a grave.'],
  'died.duel': ['{name} died in a duel.', 'A duel cost {name} life and name.'],
  'died.age': ['{name} died full of years.', 'Old age took {name}.'],
  'died.misfortune': ['{name} died before the time.', 'Misfortune took {name} from the family.'],

  // great turns
  crisis: [
    'Then came the Succession Crisis: half of the treasure and half of the land were gone.',
    'The realm broke apart in a Succession Crisis, and half of it was lost.',
  ],
  fell: ['With the last castle the dynasty fell.', 'No land was left. The dynasty was driven out.'],
  returned: ['The banner was raised again {in}.', 'From exile the dynasty returned and settled {in}.'],
  quiet: ['The annals of these years are almost blank.', 'Of these years nothing is told but harvests and rain.'],

  // how a reign ends
  'end.murder': [
    '{who} was murdered; fingers pointed {toThem}.',
    'A murderer, sent {byThem} as people said, ended the reign.',
  ],
  'end.battle': ['{who} fell in battle.', 'The reign ended on a field of battle.'],
  'end.overthrow': ['{who} died in the revolt.', 'Rebels ended the reign.'],
  'end.crusade': ['{who} died on crusade, far from home.', 'The cross had led {who} east; only the news came back.'],
  'end.duel': ['{who} died in a duel.', 'A duel, fought in anger, ended the reign.'],
  'end.age': ['{who} died in old age.', 'Worn by the years, {who} died in bed.'],
  'end.misfortune': ['{who} died suddenly.', 'A sudden misfortune ended the reign.'],
  'end.elimination': ['{who} vanished with the last of the land.', 'Nobody knows where {who} was buried.'],
  'end.open': [
    '{who} is still on the throne when the chronicle closes.',
    'Here the chronicle closes, and {who} reigns.',
  ],

  // the last word
  last: [
    {
      one: 'In the end the dynasty held {n} territory and was worth {points}.',
      other: 'In the end the dynasty held {n} territories and was worth {points}.',
    },
  ],
  points: [{ one: '{n} Victory Point', other: '{n} Victory Points' }],
  'last.won': ['No other dynasty stood higher.'],
  'duke.of': ['{name} {in}'],
} satisfies Record<string, Line[]>;

const it: Record<Key, Line[]> = {
  'claim.founder': [
    'Quando questa storia comincia, {who} regge la {house}.',
    'La {house} è nelle mani di {who} quando si sigilla la prima carta.',
  ],
  'claim.eldest-son': [
    '{who}, il figlio maggiore di {parent}, prese la corona.',
    'La corona passò a {who}, figlio maggiore di {parent}.',
  ],
  'claim.eldest-daughter': [
    'In mancanza di figli maschi, {who}, la figlia maggiore di {parent}, prese la corona.',
    '{parent} non lasciò figli maschi, e la corona andò a {who}, la figlia maggiore.',
  ],
  'claim.eldest-brother': [
    '{parent} non lasciò figli; {who}, il fratello maggiore, prese la corona.',
    'La corona passò di lato, da {parent} a {who}, suo fratello.',
  ],
  'claim.eldest-sister': [
    '{parent} non lasciò né figli né fratelli; {who}, la sorella maggiore, prese la corona.',
    'La corona passò da {parent} a {who}, sua sorella, ultima di quella generazione.',
  ],
  'claim.stranger': [
    'Del sangue non restava nessuno. I baroni diedero la corona a {who}, di cui i vecchi libri dicono poco.',
    'Senza eredi, si andò a cercare {who} in un ramo lontano, e l’incoronazione fu fatta in fretta.',
  ],
  'claim.restorer': [
    '{who} raccolse ciò che restava e rialzò lo stendardo della {house}.',
    'Con {who} la {house} ricominciò.',
  ],

  'wed.land': [
    '{who} e {name} si sposarono, e con le nozze fu giurato un Patto con {lands}.',
    'Le nozze di {who} e {name} legarono alla dinastia {lands}.',
  ],
  'wed.court': [
    '{who} e {name}, della famiglia {ofThem}, si sposarono.',
    'Le nozze unirono due case: {name}, {ofThem}, venne a vivere con {who}.',
  ],
  'wed.plain': ['{who} e {name} si sposarono.', '{name} andò a nozze con {who}, senza terre e senza Patti.'],
  'wed.kin': [
    { one: 'Si sposarono {names}.', other: 'A corte ci furono nozze: {names}.' },
    { one: 'La corte festeggiò le nozze di {names}.', other: 'La corte festeggiò più di un matrimonio: {names}.' },
  ],
  gave: ['{name} lasciò la casa per vivere {withThem}.', 'La famiglia concesse {name} in matrimonio {toThem}.'],
  born: [
    { one: 'Nacque {names}.', other: 'Nacquero {names}.' },
    { one: 'La culla accolse {names}.', other: 'La famiglia crebbe: {names}.' },
  ],
  adopted: [
    'Senza figli fino ad allora, la coppia adottò {names}.',
    'Per assicurare la discendenza fu adottato un membro nuovo: {names}.',
  ],
  found: [
    'A corte arrivò chi si credeva perduto, dello stesso sangue del sovrano: {names}.',
    'Si trovò a corte un nuovo membro della famiglia: {names}.',
  ],
  duke: [
    { one: 'Fu concesso un Ducato: {names}.', other: 'Furono concessi Ducati: {names}.' },
    'La terra fu divisa in famiglia: {names}.',
  ],

  took: [
    'La dinastia mise le mani su nuove terre: {lands}.',
    'Le truppe presero {lands}.',
    'Furono conquistate nuove terre: {lands}.',
  ],
  'took.from': [
    'La dinastia tolse {toThem} {lands}.',
    'La guerra contro {them} fruttò {lands}.',
    'L’esercito strappò {toThem} {lands}.',
  ],
  annexed: [
    'Senza colpo ferire entrò nel regno nuova terra: {lands}.',
    'Un vecchio Patto diede i suoi frutti: {lands}.',
  ],
  lost: ['Contro {them} si perse {lands}.', 'Gli stendardi {ofThem} presero {lands}.', '{capThem} presero {lands}.'],
  rose: [
    'Una rivolta, aiutata {byThem}, costò alla dinastia {lands}.',
    'Con l’oro {ofThem} scoppiò la rivolta, e andò perduta terra: {lands}.',
  ],
  'gave-up': ['La dinastia rinunciò a terre: {lands}.', 'Si dovette cedere {lands}.'],
  repelled: [
    { one: 'L’attacco contro {lands} fallì.', other: 'Gli attacchi contro {lands} fallirono.' },
    {
      one: 'L’esercito mosse contro {lands} e tornò indietro.',
      other: 'Più di una volta l’esercito tornò indietro: {lands}.',
    },
  ],
  war: ['Fu guerra contro {them}.', 'Scoppiò la guerra contro {them}.'],
  pact: ['Fu giurato un Patto {withThem}.', 'Gli ambasciatori conclusero un Patto {withThem}.'],
  broke: ['Il Patto {withThem} fu stracciato.', 'L’amicizia {withThem} finì.'],

  crusade: [
    '{name} prese la croce e portò lo stemma della dinastia fino a {what}.',
    'In Oriente {name} portò lo stendardo a {what}.',
  ],
  'crusade.nobody': ['Lo stemma della dinastia fu alzato su {what}.', '{what} ebbe le armi della dinastia.'],

  murder: [
    '{name}, {ofThem}, morì per mano di chi questa corte aveva pagato.',
    'Il veleno fece il suo lavoro: toccò a {name}, {ofThem}.',
  ],
  'plot-failed': [
    'Una congiura contro la vita di {name}, {ofThem}, fu scoperta.',
    'Il pugnale destinato a {name}, {ofThem}, fu trovato in tempo.',
  ],
  incited: ['Gli agenti seminarono la ribellione {in}.', 'Argento e voci portarono disordini {in}.'],
  casus: [
    'Pergamene di età dubbia provarono un diritto contro {them}.',
    'I giuristi trovarono una ragione di guerra contro {them}.',
  ],
  bribed: [
    'L’oro fece cambiare padrone: {what}, fino ad allora al servizio {ofThem}.',
    'Fu comprata una fedeltà: {what}, prima {ofThem}.',
  ],
  overthrew: ['La terra fu spinta alla rivolta contro {them}: {lands}.', 'Una sollevazione tolse {toThem} {lands}.'],
  divorced: ['Il matrimonio di {names} fu sciolto.', 'Roma si lasciò convincere a separare {names}.'],

  castle: [{ one: 'Sorse un castello {in}.', other: 'Sorsero castelli {in}.' }, 'I muratori lavorarono {in}.'],
  bought: ['Novità a corte: {what}.', 'Il denaro non dormì: {what}.'],
  plague: ['Arrivò la piaga {in}.', 'Le campane suonarono giorno e notte {in}: la piaga.'],
  honour: ['Tutta l’Europa riconobbe alla dinastia un titolo: {what}.', 'La dinastia meritò un nome: {what}.'],

  'died.murder': [
    '{name} morì per mano di un assassino; la traccia portava {toThem}.',
    'Un assassino raggiunse {name}.',
  ],
  'died.battle': ['{name} cadde con la terra perduta.', '{name} morì con la spada in mano.'],
  'died.overthrow': ['{name} non sopravvisse alla rivolta.', 'I ribelli uccisero {name}.'],
  'died.crusade': ['{name} partì per l’Oriente e non tornò.', 'In Oriente {name} trovò la tomba.'],
  'died.duel': ['{name} morì in duello.', 'Un duello costò la vita a {name}.'],
  'died.age': ['{name} morì dopo molti anni.', 'La vecchiaia si portò via {name}.'],
  'died.misfortune': ['{name} morì prima del tempo.', 'La sventura tolse {name} alla famiglia.'],

  crisis: [
    'Poi venne la Crisi di Successione: metà del tesoro e metà delle terre andarono perdute.',
    'Il regno si spezzò nella Crisi di Successione, e metà andò perduta.',
  ],
  fell: ['Con l’ultimo castello cadde la dinastia.', 'Non restava più terra. La dinastia fu scacciata.'],
  returned: ['Lo stendardo fu rialzato {in}.', 'Dall’esilio la dinastia tornò e si stabilì {in}.'],
  quiet: ['Gli annali di questi anni sono quasi bianchi.', 'Di questi anni si raccontano solo raccolti e piogge.'],

  'end.murder': [
    '{who} morì per mano di un assassino; le dita indicavano la corte {ofThem}.',
    'Un assassino, mandato {byThem} come si diceva, pose fine al regno.',
  ],
  'end.battle': ['{who} cadde in battaglia.', 'Il regno finì su un campo di battaglia.'],
  'end.overthrow': ['{who} morì nella rivolta.', 'I ribelli posero fine al regno.'],
  'end.crusade': [
    '{who} morì in crociata, lontano da casa.',
    'La croce aveva portato {who} in Oriente; tornò solo la notizia.',
  ],
  'end.duel': ['{who} morì in duello.', 'Un duello, nato dall’ira, pose fine al regno.'],
  'end.age': ['{who} morì in tarda età.', 'Dopo molti anni {who} si spense nel proprio letto.'],
  'end.misfortune': ['{who} morì all’improvviso.', 'Una sventura improvvisa pose fine al regno.'],
  'end.elimination': ['{who} sparì con l’ultima terra.', 'Nessuno sa dove sia la tomba di {who}.'],
  'end.open': ['{who} è ancora sul trono quando la cronaca si chiude.', 'Qui la cronaca si chiude, e regna {who}.'],

  last: [
    {
      one: 'Alla fine la dinastia teneva {n} territorio e valeva {points}.',
      other: 'Alla fine la dinastia teneva {n} territori e valeva {points}.',
    },
  ],
  points: [{ one: '{n} Punto Vittoria', other: '{n} Punti Vittoria' }],
  'last.won': ['Nessun’altra dinastia stava più in alto.'],
  'duke.of': ['{name} {in}'],
};

export const lines: Record<'en' | 'it', Record<Key, Line[]>> = { en, it };
const rules = { en: new Intl.PluralRules('en'), it: new Intl.PluralRules('it') };

/** One of the ways to say something; turn settles which. */
export function say(lang: 'en' | 'it', key: Key, turn: number, values: Record<string, string | number> = {}): string {
  const ways = lines[lang][key];
  const line = ways[turn % ways.length]!;
  const text = typeof line === 'string' ? line : line[rules[lang].select(Number(values.n)) === 'one' ? 'one' : 'other'];
  const told = text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
  return lang === 'it' ? told.replace(/\be (?=[eé])/gi, 'ed ').replace(/\ba (?=a)/gi, 'ad ') : told;
}
