// Written by cmd/gents from the rules in Go. Do not edit: run `make generate`.

export type Colour =
	| 'blue'
	| 'red'
	| 'green'
	| 'yellow';

export type Region =
	| 'roskilde'
	| 'lund'
	| 'riga'
	| 'dublin'
	| 'london'
	| 'bruges'
	| 'lubeck'
	| 'danzig'
	| 'konigsberg'
	| 'brittany'
	| 'paris'
	| 'strasbourg'
	| 'prague'
	| 'buda'
	| 'halych'
	| 'kiev'
	| 'leon'
	| 'bordeaux'
	| 'lyon'
	| 'venice'
	| 'zara'
	| 'serdica'
	| 'constantinople'
	| 'lisbon'
	| 'toledo'
	| 'valencia'
	| 'cagliari'
	| 'rome'
	| 'athens'
	| 'smyrna'
	| 'iconium'
	| 'antioch'
	| 'fez'
	| 'bugia'
	| 'tunis'
	| 'palermo'
	| 'crete'
	| 'cyprus'
	| 'jerusalem'
	| 'alexandria'
	| 'damietta';

export type Wedge =
	| 'travel-build'
	| 'travel-crusade'
	| 'crusade-build'
	| 'influence-travel'
	| 'build-influence'
	| 'muster-influence';

export type Action =
	| 'travel'
	| 'muster'
	| 'crusade'
	| 'influence'
	| 'build';

export type Building =
	| 'castle'
	| 'church'
	| 'farm'
	| 'bank';

export type Order =
	| 'alcantara'
	| 'aviz'
	| 'calatrava'
	| 'holy-sepulchre'
	| 'hospitaller'
	| 'montesa'
	| 'santiago'
	| 'lazarus'
	| 'templar'
	| 'teutonic';

export type Enemy =
	| 'slav'
	| 'prussian'
	| 'saracen';

export type Reward =
	| 'castle'
	| 'church'
	| 'farm'
	| 'bank'
	| 'troop';

export type Way =
	| 'plain'
	| 'origin'
	| 'counter-clockwise'
	| 'pass-over'
	| 'double';

export type Verb =
	| 'order'
	| 'arrange'
	| 'restart'
	| 'seal'
	| 'reopen'
	| 'token'
	| 'place'
	| 'resolve'
	| 'upgrade'
	| 'skip'
	| 'move'
	| 'crusade'
	| 'reward'
	| 'spurn'
	| 'build'
	| 'distribute'
	| 'keep'
	| 'done'
	| 'end';

export type Step =
	| 'game'
	| 'places'
	| 'rounds'
	| 'resolve'
	| 'orders'
	| 'fit'
	| 'place'
	| 'turn'
	| 'travel'
	| 'crusade'
	| 'reward'
	| 'build'
	| 'distribute'
	| 'confirm';

export type EventSlug =
	| 'sealed'
	| 'reopened'
	| 'joined'
	| 'arranged'
	| 'token-added'
	| 'token-short'
	| 'upgraded'
	| 'board-dealt'
	| 'starts'
	| 'placed'
	| 'round-began'
	| 'resolved'
	| 'split'
	| 'moved'
	| 'travelled'
	| 'mustered'
	| 'crusaded'
	| 'saracen'
	| 'strength'
	| 'spurned'
	| 'rewarded'
	| 'influenced'
	| 'built'
	| 'knight'
	| 'lapsed'
	| 'distributed'
	| 'kept'
	| 'skipped'
	| 'turn-ended'
	| 'supply-gone'
	| 'majority'
	| 'finale'
	| 'over';

export interface View {
	seat: string;
	variant: string;
	board: string;
	phase: string;
	round: number;
	start: string;
	active: string;
	supply: number;
	reserve: number;
	last: boolean;
	regions: RegionView[];
	tracks: TrackView[];
	troops: number[];
	players: PlayerView[];
	pick: PickView | null;
	sealed: string[];
	working: WorkView | null;
	majority: AwardView[];
}

export interface BuildingPrint {
	levels: LevelPrint[];
}

export interface RegionView {
	slug: string;
	q: number;
	r: number;
	flag: boolean;
	start: boolean;
	enemy: string;
	reward: string;
	strength: number;
	tiles: TileView[];
	printed: LessView[];
	owner: string;
	building: string;
	level: number;
	borders: string[];
	leave: number;
	costs: number[];
}

export interface TrackView {
	enemy: string;
	at: number;
	values: number[];
}

export interface PlayerView {
	seat: string;
	order: string;
	power: string;
	influence: number;
	projected: number;
	wheel: WedgeView[];
	knights: KnightView[];
	waiting: number;
	rows: RowView[];
	troops: number;
	troopCost: number;
	won: number[];
	bonuses: number[];
	awards: AwardLine[];
	sown: SownView | null;
}

export interface PickView {
	offer: string[];
	order: string;
	wheel: string[];
}

export interface WorkView {
	seat: string;
	wedge: string;
	action: string;
	total: number;
}

export interface AwardView {
	enemy: string;
	left: number;
	points: number[];
}

export interface LevelPrint {
	cost: number;
	knight: boolean;
	actions: ActionPrint[];
	finale: number;
}

export interface TileView {
	slug: string;
	shape: string;
	types: string[];
	discount: number;
	influence: number;
}

export interface LessView {
	building: string;
	n: number;
}

export interface WedgeView {
	slug: string;
	primary: string;
	added: string;
	upgraded: boolean;
	tokens: number;
	actions: ActionView[];
	ways: WayView[];
}

export interface KnightView {
	region: string;
	black: boolean;
}

export interface RowView {
	building: string;
	built: number;
	cost: number;
}

export interface AwardLine {
	key: string;
	thing: string;
	points: number;
}

export interface SownView {
	wedge: string;
	path: string[];
}

export interface ActionPrint {
	action: string;
	n: number;
}

export interface ActionView {
	action: string;
	total: number;
	bonuses: BonusView[];
}

export interface WayView {
	way: string;
	at: string;
	after: number[];
}

export interface BonusView {
	from: string;
	level: number;
	n: number;
}
