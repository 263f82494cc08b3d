// Written by cmd/gents from the rules in Go. Do not edit: run `make generate`.

export type Kingdom =
	| 'damascus'
	| 'aleppo'
	| 'jerusalem'
	| 'antioch'
	| 'saladin'
	| 'richard'
	| 'leopold'
	| 'crusade'
	| 'muslims';

export type Region =
	| 'jerusalem'
	| 'jaffa'
	| 'oultrejordain'
	| 'acre'
	| 'damascus'
	| 'tripoli'
	| 'baalbek'
	| 'homs'
	| 'latakia'
	| 'aleppo'
	| 'turbessel'
	| 'antioch'
	| 'edessa'
	| 'marath';

export type Card =
	| 'm-troop-5'
	| 'm-troop-4'
	| 'm-troop-3'
	| 'm-troop-2'
	| 'm-troop-1'
	| 'm-leader'
	| 'm-militia'
	| 'm-sortie'
	| 'm-ambush'
	| 'm-regrouping'
	| 'm-commerce'
	| 'm-seduction'
	| 'm-add-troops'
	| 'm-mercenaries'
	| 'm-independent-attack'
	| 'm-scholars'
	| 'm-succession'
	| 'm-watchtowers'
	| 'm-truce'
	| 'm-madrasa'
	| 'm-razzia'
	| 'm-citadels'
	| 'm-jihad'
	| 'm-irrigation'
	| 'c-troop-5'
	| 'c-troop-4'
	| 'c-troop-3'
	| 'c-troop-2'
	| 'c-troop-1'
	| 'c-leader'
	| 'c-champion'
	| 'c-militia'
	| 'c-sortie'
	| 'c-relic'
	| 'c-concerted-attack'
	| 'c-assassins'
	| 'c-troubadours'
	| 'c-spies'
	| 'c-pilgrims'
	| 'c-monasteries'
	| 'c-military-orders'
	| 'c-judgment'
	| 'c-succession'
	| 'c-fervour'
	| 'c-settlers'
	| 'c-chevauchee'
	| 'c-add-troops'
	| 'c-merchants';

export type Side =
	| 'attack'
	| 'defence';

export type Roll =
	| 'attack'
	| 'defence'
	| 'incursion'
	| 'activation'
	| 'duel-attack'
	| 'duel-defence';

export type Deck =
	| 'muslim'
	| 'christian';

export type Verb =
	| 'attack'
	| 'incursion'
	| 'event'
	| 'discard'
	| 'pass'
	| 'commit'
	| 'respond'
	| 'spend'
	| 'ambush'
	| 'withdraw'
	| 'relic'
	| 'regroup'
	| 'bonus'
	| 'garrison'
	| 'target'
	| 'strike'
	| 'keep'
	| 'replace'
	| 'take'
	| 'done';

export type Step =
	| 'game'
	| 'rounds'
	| 'crusade'
	| 'muslims'
	| 'attack'
	| 'event'
	| 'action'
	| 'commit'
	| 'join'
	| 'respond'
	| 'spend'
	| 'ambush'
	| 'sortie'
	| 'relic'
	| 'regroup'
	| 'reward'
	| 'overflow'
	| 'target'
	| 'strike'
	| 'place'
	| 'settle'
	| 'keep'
	| 'replace'
	| 'take'
	| 'assassinate';

export type EventSlug =
	| 'turn-began'
	| 'drew'
	| 'dealt'
	| 'reset'
	| 'attacked'
	| 'committed'
	| 'spied'
	| 'marshalled'
	| 'declined'
	| 'responded'
	| 'held-back'
	| 'spent'
	| 'ambushed'
	| 'revealed'
	| 'muslim-answer'
	| 'withdrew'
	| 'die'
	| 'raised'
	| 'rerolled'
	| 'counted'
	| 'conquered'
	| 'repelled'
	| 'freed'
	| 'regrouped'
	| 'lost'
	| 'garrisoned'
	| 'bonus'
	| 'incursion'
	| 'random-loss'
	| 'failed'
	| 'played'
	| 'discarded'
	| 'passed'
	| 'targeted'
	| 'stole'
	| 'looked'
	| 'saw'
	| 'kept'
	| 'took'
	| 'replaced'
	| 'nothing'
	| 'turn-ended'
	| 'reshuffled'
	| 'muslim-card'
	| 'army'
	| 'marched'
	| 'stayed'
	| 'muslim-drew'
	| 'stack-loss'
	| 'over';

export interface View {
	turn: number;
	turns: number;
	hitsOn: number;
	furthest: number;
	board: string;
	seat: string;
	kingdoms: KingdomView[];
	regions: RegionView[];
	decks: DeckView[];
	inPlay: string[];
	hand: string[];
	looking: string[];
	muslims: MuslimsView | null;
	attack: AttackView | null;
	score: ScoreView | null;
	odds: OddsView[];
}

export interface CardPrint {
	deck: string;
	type: string;
	effect: string;
	n: number;
	stays: boolean;
}

export interface KingdomView {
	slug: string;
	religion: string;
	castles: number;
	limit: number;
	bonus: number;
	cards: number[];
	known: string[];
	passed: boolean;
	effects: string[];
	truces: string[];
	start: string[];
}

export interface RegionView {
	slug: string;
	owner: string;
	garrison: boolean;
	guard: number;
	defence: number;
	number: number;
	points: number;
	borders: string[];
}

export interface DeckView {
	slug: string;
	pile: number;
	discards: number;
	top: string;
	played: string[];
}

export interface MuslimsView {
	slug: string;
	religion: string;
	unseen: number;
	army: string[];
	strength: number;
	marches: number[];
	responses: string[];
	bonus: number;
	effects: string[];
}

export interface AttackView {
	kind: string;
	by: string;
	region: string;
	defender: string;
	laid: LaidView[];
	open: boolean;
	spent: number;
	answer: string;
	dice: number[][];
	hits: number[];
	rolled: boolean;
	attack: number | null;
	defence: number;
}

export interface ScoreView {
	points: number;
	marginal: number;
	victory: number;
}

export interface OddsView {
	region: string;
	defence: number;
	win: number[];
	led: number[];
}

export interface LaidView {
	kingdom: string;
	attack: string[];
	defence: string[];
}
