// Written by cmd/gents from the rules in Go. Do not edit: run `make generate`.

export type Dynasty =
	| 'almohads'
	| 'anscarids'
	| 'arpads'
	| 'ayyubids'
	| 'capetians'
	| 'hautevilles'
	| 'hohenstaufens'
	| 'komnenos'
	| 'piasts'
	| 'plantagenets'
	| 'rurikids'
	| 'zengids';

export type Space =
	| 'adriatic-sea'
	| 'aegean-sea'
	| 'akhlat'
	| 'alania'
	| 'alba'
	| 'alboran-sea'
	| 'aleppo'
	| 'alexandria'
	| 'algiers'
	| 'anjou'
	| 'antioch'
	| 'aragon'
	| 'arelat'
	| 'armenia'
	| 'atlas-mountains'
	| 'austria'
	| 'auvergne'
	| 'badajoz'
	| 'balearic-sea'
	| 'banu-hilal'
	| 'barqah'
	| 'basque-sea'
	| 'bay-of-cadiz'
	| 'benevento'
	| 'bihar'
	| 'bordeaux'
	| 'brandenburg'
	| 'british-sea'
	| 'brittany'
	| 'bruges'
	| 'bulgaria'
	| 'burgos'
	| 'burgundy'
	| 'cagliari'
	| 'cairo'
	| 'caledonian-ocean'
	| 'chaldia'
	| 'chernigov'
	| 'cibyrrhaeot'
	| 'cilician-sea'
	| 'circassia'
	| 'constance'
	| 'constantinople'
	| 'corsica'
	| 'crete'
	| 'croatia'
	| 'cumania'
	| 'damascus'
	| 'denmark'
	| 'dnieper-kipchaks'
	| 'don-kipchaks'
	| 'east-anglia'
	| 'east-sea'
	| 'eastern-mediterranean-sea'
	| 'edessa'
	| 'erzinjan'
	| 'erzurum'
	| 'esztergom'
	| 'far-black-sea'
	| 'frankfurt'
	| 'friesland'
	| 'gascony'
	| 'genoa'
	| 'georgia'
	| 'german-sea'
	| 'great-poland'
	| 'gulf-of-bothnia'
	| 'gulf-of-gabes'
	| 'gulf-of-lion'
	| 'gulf-of-sirte'
	| 'halych'
	| 'hamburg'
	| 'hejaz'
	| 'ifriqiya'
	| 'ionian-sea'
	| 'ireland'
	| 'irish-sea'
	| 'jerusalem'
	| 'jutland-sea'
	| 'kiev'
	| 'krakow'
	| 'leon'
	| 'libyan-sea'
	| 'ligurian-sea'
	| 'lithuania'
	| 'livonia'
	| 'lombardy'
	| 'london'
	| 'lorraine'
	| 'marrakesh'
	| 'meissen'
	| 'moravia'
	| 'mosul'
	| 'navarre'
	| 'near-black-sea'
	| 'nicosia'
	| 'normandy'
	| 'north-atlantic-ocean'
	| 'northumbria'
	| 'norwegian-sea'
	| 'novgorod'
	| 'nuremberg'
	| 'opsikion'
	| 'palermo'
	| 'paris'
	| 'pereyaslav'
	| 'pisa'
	| 'plock'
	| 'pomerania'
	| 'portugal'
	| 'prague'
	| 'prussia'
	| 'rome'
	| 'rum'
	| 'saksin-kipchaks'
	| 'salerno'
	| 'serbia'
	| 'seville'
	| 'silesia'
	| 'sinai'
	| 'sivas'
	| 'smolensk'
	| 'south-atlantic-ocean'
	| 'styria'
	| 'thessalonica'
	| 'tmutarakan'
	| 'toledo'
	| 'toulouse'
	| 'transylvania'
	| 'tripoli'
	| 'tripolitania'
	| 'tyrrhenian-sea'
	| 'uncharted-ocean'
	| 'valencia'
	| 'venice'
	| 'verona'
	| 'veszprem'
	| 'vladimir'
	| 'volga-bulgaria'
	| 'volhynia'
	| 'wales'
	| 'western-mediterranean-sea'
	| 'york';

export type Place =
	| 'adriatic-sea'
	| 'aegean-sea'
	| 'akhlat'
	| 'alania'
	| 'alba'
	| 'alboran-sea'
	| 'aleppo'
	| 'alexandria'
	| 'algiers'
	| 'anjou'
	| 'antioch'
	| 'aragon'
	| 'arelat'
	| 'armenia'
	| 'atlas-mountains'
	| 'austria'
	| 'auvergne'
	| 'badajoz'
	| 'balearic-sea'
	| 'banu-hilal'
	| 'barqah'
	| 'basque-sea'
	| 'bay-of-cadiz'
	| 'benevento'
	| 'bihar'
	| 'bordeaux'
	| 'brandenburg'
	| 'british-sea'
	| 'brittany'
	| 'bruges'
	| 'bulgaria'
	| 'burgos'
	| 'burgundy'
	| 'cagliari'
	| 'cairo'
	| 'caledonian-ocean'
	| 'chaldia'
	| 'chernigov'
	| 'cibyrrhaeot'
	| 'cilician-sea'
	| 'circassia'
	| 'constance'
	| 'constantinople'
	| 'corsica'
	| 'crete'
	| 'croatia'
	| 'cumania'
	| 'damascus'
	| 'denmark'
	| 'dnieper-kipchaks'
	| 'don-kipchaks'
	| 'east-anglia'
	| 'east-sea'
	| 'eastern-mediterranean-sea'
	| 'edessa'
	| 'erzinjan'
	| 'erzurum'
	| 'esztergom'
	| 'far-black-sea'
	| 'frankfurt'
	| 'friesland'
	| 'gascony'
	| 'genoa'
	| 'georgia'
	| 'german-sea'
	| 'great-poland'
	| 'gulf-of-bothnia'
	| 'gulf-of-gabes'
	| 'gulf-of-lion'
	| 'gulf-of-sirte'
	| 'halych'
	| 'hamburg'
	| 'hejaz'
	| 'ifriqiya'
	| 'ionian-sea'
	| 'ireland'
	| 'irish-sea'
	| 'jerusalem'
	| 'jutland-sea'
	| 'kiev'
	| 'krakow'
	| 'leon'
	| 'libyan-sea'
	| 'ligurian-sea'
	| 'lithuania'
	| 'livonia'
	| 'lombardy'
	| 'london'
	| 'lorraine'
	| 'marrakesh'
	| 'meissen'
	| 'moravia'
	| 'mosul'
	| 'navarre'
	| 'near-black-sea'
	| 'nicosia'
	| 'normandy'
	| 'north-atlantic-ocean'
	| 'northumbria'
	| 'norwegian-sea'
	| 'novgorod'
	| 'nuremberg'
	| 'opsikion'
	| 'palermo'
	| 'paris'
	| 'pereyaslav'
	| 'pisa'
	| 'plock'
	| 'pomerania'
	| 'portugal'
	| 'prague'
	| 'prussia'
	| 'rome'
	| 'rum'
	| 'saksin-kipchaks'
	| 'salerno'
	| 'serbia'
	| 'seville'
	| 'silesia'
	| 'sinai'
	| 'sivas'
	| 'smolensk'
	| 'south-atlantic-ocean'
	| 'styria'
	| 'thessalonica'
	| 'tmutarakan'
	| 'toledo'
	| 'toulouse'
	| 'transylvania'
	| 'tripoli'
	| 'tripolitania'
	| 'tyrrhenian-sea'
	| 'uncharted-ocean'
	| 'valencia'
	| 'venice'
	| 'verona'
	| 'veszprem'
	| 'vladimir'
	| 'volga-bulgaria'
	| 'volhynia'
	| 'wales'
	| 'western-mediterranean-sea'
	| 'york'
	| 'benevento-wc'
	| 'benevento-ec'
	| 'northumbria-wc'
	| 'northumbria-ec'
	| 'opsikion-nc'
	| 'opsikion-wc'
	| 'rome-wc'
	| 'rome-ec'
	| 'york-wc'
	| 'york-ec';

export type Candidate =
	| 'italian'
	| 'castilian'
	| 'hungarian'
	| 'frankish'
	| 'sicilian'
	| 'german'
	| 'polish'
	| 'english'
	| 'imperial-antipope'
	| 'roman-antipope';

export type Standing =
	| 'hold'
	| 'hold-and-tithe'
	| 'support'
	| 'support-and-tithe';

export type Basis =
	| 'imperial'
	| 'roman';

export type Offence =
	| 'a'
	| 'b'
	| 'c'
	| 'd'
	| 'e'
	| 'f'
	| 'g'
	| 'h'
	| 'i'
	| 'j';

export type Outcome =
	| 'succeeds'
	| 'fails'
	| 'void'
	| 'invalid';

export type Cause =
	| 'no-cause'
	| 'entered'
	| 'standoff'
	| 'held'
	| 'head-to-head'
	| 'own-unit'
	| 'no-convoy'
	| 'convoy-disrupted'
	| 'convoy-paradox'
	| 'would-leave'
	| 'would-enter-freely'
	| 'dislodged'
	| 'given'
	| 'cut-by-attack'
	| 'cut-by-dislodging'
	| 'unit-moves'
	| 'unit-stays'
	| 'unit-goes-aside'
	| 'unit-walks'
	| 'helps-sortie'
	| 'no-such-unit'
	| 'not-yours'
	| 'replaced'
	| 'wrong-phase'
	| 'not-adjacent'
	| 'no-route'
	| 'wrong-terrain'
	| 'coast-needed'
	| 'coast-unreachable'
	| 'same-province'
	| 'fleet-convoyed'
	| 'helps-itself'
	| 'out-of-reach'
	| 'target-out-of-reach'
	| 'only-by-own-convoy'
	| 'not-at-sea'
	| 'off-route'
	| 'cannot-deploy'
	| 'no-unit-to-help'
	| 'retreated'
	| 'not-dislodged'
	| 'ordered-to-disband'
	| 'no-order'
	| 'retreat-occupied'
	| 'retreat-contested'
	| 'retreat-to-origin'
	| 'retreat-clash'
	| 'built'
	| 'removed'
	| 'waived'
	| 'not-due'
	| 'not-owned'
	| 'no-center'
	| 'not-home'
	| 'occupied'
	| 'already-ordered'
	| 'civil-disorder'
	| 'against-faith'
	| 'papal-support'
	| 'crusader-support';

export type Unit =
	| 'no-unit'
	| 'army'
	| 'fleet';

export type Season =
	| 'early'
	| 'mid'
	| 'late'
	| 'end';

export type Purpose =
	| 'hold'
	| 'move'
	| 'ferry'
	| 'support'
	| 'support-move'
	| 'tithe'
	| 'rebel'
	| 'gift';

export type Fate =
	| 'no-retreat'
	| 'retreat-clash'
	| 'by-order'
	| 'too-many'
	| 'off-centre';

export type Task =
	| 'build'
	| 'disband';

export type Warning =
	| 'against-faith'
	| 'papal-support'
	| 'crusader-support'
	| 'bid-and-attack'
	| 'half-must-hold'
	| 'no-tithe'
	| 'own-unit-stays'
	| 'help-without-order'
	| 'no-fleet-ordered'
	| 'only-if-rebels'
	| 'gift-where-safe'
	| 'own-units-clash'
	| 'tie-with-yourself';

export type Turn =
	| 'early-1170s'
	| 'late-1170s'
	| 'early-1180s'
	| 'late-1180s'
	| 'early-1190s'
	| 'late-1190s'
	| 'early-1200s'
	| 'late-1200s'
	| 'early-1210s'
	| 'late-1210s'
	| 'early-1220s'
	| 'late-1220s'
	| 'early-1230s'
	| 'late-1230s'
	| 'early-1240s'
	| 'late-1240s'
	| 'early-1250s'
	| 'late-1250s'
	| 'early-1260s'
	| 'late-1260s'
	| 'early-1270s'
	| 'late-1270s'
	| 'early-1280s'
	| 'late-1280s'
	| 'early-1290s'
	| 'late-1290s'
	| 'early-1300s'
	| 'late-1300s'
	| 'early-1310s'
	| 'late-1310s'
	| 'early-1320s'
	| 'late-1320s'
	| 'early-1330s'
	| 'late-1330s'
	| 'early-1340s'
	| 'late-1340s'
	| 'early-1350s'
	| 'late-1350s'
	| 'early-1360s'
	| 'late-1360s';

export type Verb =
	| 'hold'
	| 'move'
	| 'ferry'
	| 'support'
	| 'support-move'
	| 'convoy'
	| 'deploy'
	| 'bid-hold'
	| 'bid-move'
	| 'bid-ferry'
	| 'bid-support'
	| 'bid-support-move'
	| 'tithe'
	| 'rebel'
	| 'gift'
	| 'withdraw'
	| 'release'
	| 'standing'
	| 'stand'
	| 'name'
	| 'strike'
	| 'abdicate'
	| 'remain'
	| 'retreat'
	| 'build-army'
	| 'build-fleet'
	| 'disband'
	| 'pass'
	| 'leave'
	| 'coast'
	| 'dismiss'
	| 'crusade'
	| 'protect-realm'
	| 'protect-dynasty'
	| 'arbitrate'
	| 'invest'
	| 'excommunicate'
	| 'crown'
	| 'vote'
	| 'antipope'
	| 'seal'
	| 'reopen';

export type Step =
	| 'game'
	| 'orders'
	| 'retreats'
	| 'dismiss'
	| 'rome'
	| 'crusade'
	| 'bull'
	| 'rebuild'
	| 'builds'
	| 'votes'
	| 'judge'
	| 'crown'
	| 'imperial-antipope'
	| 'roman-antipope'
	| 'coast';

export type EventSlug =
	| 'turn'
	| 'sealed'
	| 'reopened'
	| 'bid'
	| 'bid-void'
	| 'voted'
	| 'rebelled'
	| 'built'
	| 'minor-built'
	| 'half'
	| 'held'
	| 'moved'
	| 'ferried'
	| 'supported'
	| 'supported-move'
	| 'convoyed'
	| 'deployed'
	| 'supplied'
	| 'result'
	| 'strength'
	| 'dislodged'
	| 'destroyed'
	| 'broke-away'
	| 'retreated'
	| 'disbanded'
	| 'dismissed'
	| 'left-rome'
	| 'controlled'
	| 'independent'
	| 'crown-lost'
	| 'crowned'
	| 'crusade'
	| 'no-crusade'
	| 'crusade-over'
	| 'minor-made'
	| 'credited'
	| 'protected'
	| 'protected-dynasty'
	| 'arbitrated'
	| 'invested'
	| 'elected'
	| 'excommunicated'
	| 'lapsed'
	| 'antipope'
	| 'antipope-gone'
	| 'coast'
	| 'eliminated'
	| 'failed'
	| 'count'
	| 'over';

export interface View {
	seat: string;
	year: number;
	season: string;
	step: string;
	first: number;
	last: number;
	toWin: number;
	imperial: string[];
	quorum: number;
	rome: string;
	sealed: string[];
	dynasties: DynastyView[];
	centres: CentreView[];
	units: UnitView[];
	dislodged: FallenView[];
	standoffs: string[];
	papacy: PapacyView;
	crusade: CrusadeView | null;
	draft: DraftView | null;
	ended: string;
	winners: string[];
}

export interface DynastyView {
	slug: string;
	faith: string;
	state: string;
	centres: number;
	units: number;
	points: number;
	emperor: boolean;
	imperialCentres: number;
	pope: boolean;
	cardinal: string;
	votes: boolean;
	excommunicated: string[];
	lapses: string;
	charges: string[];
	truce: boolean;
	held: number;
	claimed: number;
	holyCity: number;
	count: number;
}

export interface CentreView {
	space: string;
	start: string;
	holder: string;
	creed: string;
	claims: string[];
	once: string[];
	holy: boolean;
}

export interface UnitView {
	space: string;
	place: string;
	type: string;
	owner: string;
	crusader: boolean;
	faith: string;
}

export interface FallenView {
	space: string;
	type: string;
	owner: string;
	by: string;
	open: string[];
}

export interface PapacyView {
	pope: string;
	imperialAntipope: string;
	romanAntipope: string;
	tithes: number | null;
	protected: string;
	parties: string[];
	preach: boolean;
	forfeit: number;
	rests: number;
	powers: PowerView[];
}

export interface CrusadeView {
	phase: string;
	against: string;
	objective: string;
	raised: string[];
	lines: LineView[];
	goals: string[];
	closed: BarrierView[];
}

export interface DraftView {
	orders: OrderView[];
	bids: BidView[];
	left: number;
	standing: string;
	terms: string[];
	leaving: boolean;
	released: string[];
	vote: string;
	retreats: RetreatView[];
	due: number;
	warnings: WarningView[];
}

export interface PowerView {
	kind: string;
	cost: number;
	why: string;
	rule: string;
}

export interface LineView {
	from: string;
	to: string;
	over: string[];
}

export interface BarrierView {
	space: string;
	why: string;
}

export interface OrderView {
	space: string;
	kind: string;
	from: string;
	to: string;
}

export interface BidView {
	kind: string;
	n: number;
	space: string;
	order: OrderView;
}

export interface RetreatView {
	space: string;
	to: string;
}

export interface WarningView {
	space: string;
	key: string;
	rule: string;
}
