// Written by cmd/gents from the rules in Go. Do not edit: run `make generate`.

export type Culture =
	| 'english'
	| 'frankish'
	| 'germanic'
	| 'italian'
	| 'iberian';

export type Territory =
	| 'scotland'
	| 'ireland'
	| 'northumbria'
	| 'wales'
	| 'mercia'
	| 'wessex'
	| 'brittany'
	| 'normandy'
	| 'low-countries'
	| 'paris'
	| 'lorraine'
	| 'aquitaine'
	| 'burgundy'
	| 'toulouse'
	| 'denmark'
	| 'saxony'
	| 'pomerania'
	| 'poland'
	| 'bohemia'
	| 'swabia'
	| 'hungary'
	| 'dalmatia'
	| 'lombardy'
	| 'venice'
	| 'papal-states'
	| 'apulia'
	| 'sicily'
	| 'sardinia'
	| 'leon'
	| 'navarra'
	| 'aragon'
	| 'castile'
	| 'portugal'
	| 'al-andalus';

export type Character =
	| 'edmund'
	| 'adele'
	| 'otto'
	| 'beatrice'
	| 'garcia'
	| 'edith'
	| 'guy'
	| 'gertrud'
	| 'guido'
	| 'urraca'
	| 'harold'
	| 'constance'
	| 'dietrich'
	| 'costanza'
	| 'ramiro'
	| 'maud'
	| 'thibaut'
	| 'kunigunde'
	| 'tancredi'
	| 'elvira'
	| 'robert'
	| 'berthe'
	| 'welf'
	| 'sichelgaita'
	| 'fernando'
	| 'alice'
	| 'eudes'
	| 'hedwig'
	| 'boemondo'
	| 'sancha'
	| 'walter'
	| 'mahaut'
	| 'gerhard'
	| 'bianca'
	| 'nuno'
	| 'emma'
	| 'raoul'
	| 'judith'
	| 'ugo'
	| 'jimena'
	| 'hugh'
	| 'alix'
	| 'albrecht'
	| 'imelda'
	| 'rodrigo'
	| 'rohese'
	| 'gauthier'
	| 'richenza'
	| 'azzo'
	| 'teresa'
	| 'geoffrey'
	| 'ermengarde'
	| 'burchard'
	| 'adelasia'
	| 'gonzalo'
	| 'isabel'
	| 'renaud'
	| 'adelheid'
	| 'oberto'
	| 'berenguela'
	| 'godric'
	| 'yolande'
	| 'lothar'
	| 'cunizza'
	| 'pedro'
	| 'gunnora'
	| 'amaury'
	| 'uta'
	| 'manfredi'
	| 'mayor'
	| 'roger'
	| 'blanche'
	| 'boleslav'
	| 'fiammetta'
	| 'alvar'
	| 'hawise'
	| 'enguerrand'
	| 'liutgard'
	| 'enzo'
	| 'aldonza'
	| 'simon'
	| 'petronille'
	| 'ladislaus'
	| 'gemma'
	| 'bermudo'
	| 'margery'
	| 'bouchard'
	| 'salomea'
	| 'lamberto'
	| 'leonor'
	| 'waltheof'
	| 'agnes'
	| 'sven'
	| 'oria'
	| 'diego'
	| 'cecily'
	| 'gaston'
	| 'ingeborg'
	| 'corrado'
	| 'toda'
	| 'william-the-conqueror'
	| 'philippe-i-the-amorous'
	| 'heinrich-iv'
	| 'roberto-il-guiscardo'
	| 'sancho-iv-of-pamplona'
	| 'henry-i'
	| 'heinrich-v'
	| 'matilde-di-canossa'
	| 'alfonso-vi'
	| 'stephen'
	| 'louis-vii-the-young'
	| 'conrad-iii'
	| 'roger-ii'
	| 'alfonso-vii'
	| 'henry-iii'
	| 'louis-ix-the-saint'
	| 'frederick-ii'
	| 'bela-iv'
	| 'ferdinand-iii-the-saint'
	| 'edward-i-of-england'
	| 'philip-iii-the-bold'
	| 'rudolf-i-of-germany'
	| 'charles-of-anjou'
	| 'alfonso-x'
	| 'glitterhoof';

export type Trait =
	| 'humble'
	| 'honest'
	| 'kind'
	| 'chaste'
	| 'pious'
	| 'brave'
	| 'attractive'
	| 'cultivated'
	| 'clever'
	| 'swordmaster'
	| 'generous'
	| 'strong'
	| 'scholar'
	| 'literate'
	| 'ambitious'
	| 'deceitful'
	| 'cruel'
	| 'lustful'
	| 'dimwitted'
	| 'gluttonous'
	| 'godless'
	| 'ugly'
	| 'weak'
	| 'degenerate'
	| 'coward'
	| 'bastard'
	| 'stingy'
	| 'ignorant'
	| 'inbred';

export type Development =
	| 'archbishop'
	| 'chancellor'
	| 'court-physician'
	| 'marshal'
	| 'spymaster'
	| 'steward'
	| 'bank'
	| 'library'
	| 'longbow'
	| 'navy'
	| 'plate-armor'
	| 'royal-guard';

export type Deck =
	| 'realm'
	| 'intrigue'
	| 'war'
	| 'tax'
	| 'crusade';

export type Card =
	| 'cradle-bells'
	| 'two-cries-in-the-night'
	| 'the-clever-infant'
	| 'heavy-ears-of-grain'
	| 'blight-in-the-furrows'
	| 'the-masons-lay-down-tools'
	| 'cracks-in-the-keep'
	| 'tenants-at-the-gate'
	| 'fire-among-the-scrolls'
	| 'the-councilor-asks-leave'
	| 'counting-every-penny'
	| 'a-tower-too-tall'
	| 'the-long-table'
	| 'masons-from-abroad'
	| 'a-charter-for-the-guilds'
	| 'silver-in-the-hills'
	| 'a-tutor-of-renown'
	| 'rats-in-the-hold'
	| 'the-square-empties'
	| 'a-hard-winter'
	| 'the-scaffold-gives-way'
	| 'plans-from-the-monastery'
	| 'grey-before-his-time'
	| 'a-boundary-stone-moved'
	| 'unpaid-quarrymen'
	| 'a-gentle-judgment'
	| 'news-from-the-birthing-room'
	| 'a-child-of-the-wrong-bed'
	| 'the-rivals-secret-cradle'
	| 'demon-child'
	| 'duel'
	| 'the-second-cup'
	| 'a-cough-in-the-nursery'
	| 'the-uncles-smile'
	| 'letters-read-aloud'
	| 'the-forgery-is-exposed'
	| 'ears-in-every-wall'
	| 'two-paymasters'
	| 'torches-at-the-tollhouse'
	| 'the-granary-key-is-stolen'
	| 'a-kinsman-held-to-ransom'
	| 'a-price-for-silence'
	| 'tongues-wag'
	| 'the-troubadour-stays'
	| 'the-dowry-is-returned'
	| 'envoys-carry-gifts'
	| 'the-wrong-tent'
	| 'a-chest-beneath-the-stairs'
	| 'the-ringleaders-are-named'
	| 'no-one-is-trusted'
	| 'fever-among-the-children'
	| 'born-while-banners-fly'
	| 'a-pair-for-the-line'
	| 'the-brother-from-the-cloister'
	| 'camp-fever'
	| 'the-levy-melts-away'
	| 'wagons-lost-at-the-ford'
	| 'weary-of-the-muster'
	| 'an-arrow-in-the-shoulder'
	| 'a-face-for-songs'
	| 'first-from-the-field'
	| 'no-quarter'
	| 'the-champion-falls'
	| 'the-rivals-sappers'
	| 'free-companies-ride-in'
	| 'beacons-along-the-march'
	| 'stones-through-the-gatehouse'
	| 'scorched-meadows'
	| 'outrage-at-foreign-courts'
	| 'the-ally-recalls-his-men'
	| 'a-song-of-the-breach'
	| 'the-spoils-are-shared'
	| 'the-queen-rides-out'
	| 'ditches-and-stakes'
	| 'quiet-fields-behind-the-lines'
	| 'a-full-hearth'
	| 'a-lusty-babe'
	| 'barns-filled-to-the-rafters'
	| 'rain-at-reaping-time'
	| 'stones-for-the-collector'
	| 'the-sheriffs-share'
	| 'holes-in-the-ledger'
	| 'the-locked-coffer'
	| 'beggars-at-the-church-door'
	| 'sickness-at-the-fair'
	| 'merchants-choose-the-other-road'
	| 'debts-forgiven'
	| 'a-lean-year'
	| 'the-lenders-call'
	| 'silks-for-the-consort'
	| 'a-boy-who-lies-well'
	| 'an-heir-for-the-returning-lord'
	| 'born-on-a-feast-day'
	| 'the-legates-blessing'
	| 'a-splinter-of-the-true-cross'
	| 'tribute-of-the-ports'
	| 'absolution'
	| 'glory-claimed-twice'
	| 'a-preacher-in-the-marketplace'
	| 'locusts'
	| 'sails-from-the-levant'
	| 'the-ban-of-rome'
	| 'a-claim-confirmed'
	| 'seed-from-the-holy-land'
	| 'learning-of-the-east'
	| 'a-comet-over-the-palace';

export type Dynasty =
	| 'house-of-normandy'
	| 'house-of-blois'
	| 'house-of-plantagenet'
	| 'house-of-capet'
	| 'salian-dynasty'
	| 'house-of-hohenstaufen'
	| 'house-of-habsburg'
	| 'casa-daltavilla'
	| 'casa-canossa'
	| 'arpad-dynasty'
	| 'house-of-anjou-sicily'
	| 'jimenez-dynasty'
	| 'house-of-ivrea';

export type Strategy =
	| 'ferox'
	| 'postis'
	| 'munitio'
	| 'amandum'
	| 'aperio';

export type Check =
	| 'build'
	| 'casus-belli'
	| 'incite'
	| 'murder'
	| 'bribe'
	| 'divorce'
	| 'overthrow'
	| 'invade'
	| 'crusade'
	| 'marry'
	| 'event'
	| 'plague'
	| 'save';

export type Mark =
	| 'unrest'
	| 'harvest'
	| 'crop-failure'
	| 'plague-outbreak'
	| 'plague-over';

export type Position =
	| 'constantinople'
	| 'nicaea'
	| 'dorylaeum'
	| 'iconium'
	| 'tarsus'
	| 'edessa'
	| 'antioch'
	| 'tripoli'
	| 'acre'
	| 'jerusalem';

export type Achievement =
	| 'crusader'
	| 'builder'
	| 'inventor'
	| 'king-of-jerusalem';

export type Tactic =
	| 'build'
	| 'develop-offensive'
	| 'develop-navy'
	| 'develop-all'
	| 'develop-two'
	| 'develop-defensive'
	| 'develop-one-defensive'
	| 'develop-one'
	| 'develop-two-defensive'
	| 'develop-spymaster-defensive'
	| 'develop-crusader'
	| 'develop-listed'
	| 'overthrow'
	| 'casus-belli'
	| 'casus-belli-neighbour'
	| 'casus-belli-builder'
	| 'murder-green-child'
	| 'murder-king'
	| 'bribe'
	| 'incite'
	| 'incite-fewest-children'
	| 'incite-most-shields'
	| 'divorce-king'
	| 'invade-hard'
	| 'invade-easy'
	| 'invade-independent'
	| 'invade-foreign-pact'
	| 'invade-free'
	| 'invade-fewest-territories'
	| 'invade-fewest-children'
	| 'invade-partner'
	| 'invade-most-shields'
	| 'invade-any'
	| 'annex'
	| 'mobilize'
	| 'mobilize-independent-pact'
	| 'mobilize-independent-far'
	| 'mobilize-casus-belli'
	| 'mobilize-opponent'
	| 'mobilize-foreign-pact'
	| 'mobilize-fewest-territories'
	| 'mobilize-own-pact';

export type Claim =
	| 'founder'
	| 'eldest-son'
	| 'eldest-daughter'
	| 'eldest-brother'
	| 'eldest-sister'
	| 'stranger'
	| 'restorer';

export type Fate =
	| 'murder'
	| 'battle'
	| 'overthrow'
	| 'crusade'
	| 'duel'
	| 'age'
	| 'misfortune'
	| 'succession'
	| 'widowed'
	| 'divorce'
	| 'bereaved'
	| 'elimination';

export type Preference =
	| 'marry-trait'
	| 'marry-nearest'
	| 'marry-any'
	| 'marry-child'
	| 'marry-stack'
	| 'consent'
	| 'back-up'
	| 'strike-back'
	| 'counter-support'
	| 'victory'
	| 'sacrifice'
	| 'least-land'
	| 'castle'
	| 'remove-trait'
	| 'crusader'
	| 'lowest-shield'
	| 'highest-shield'
	| 'haven'
	| 'event-choice'
	| 'event-territory'
	| 'event-person'
	| 'rival'
	| 'lot'
	| 'event-boon';

export type Verb =
	| 'draw'
	| 'castle'
	| 'marry'
	| 'adopt'
	| 'grant'
	| 'revoke'
	| 'court'
	| 'propose'
	| 'seek'
	| 'pick'
	| 'dowry'
	| 'ask-dowry'
	| 'accept'
	| 'decline'
	| 'plot'
	| 'reveal'
	| 'calm'
	| 'break-land'
	| 'break-pact'
	| 'trade'
	| 'give-gold'
	| 'give-development'
	| 'give-territory'
	| 'give-card'
	| 'give-promise'
	| 'want-gold'
	| 'want-development'
	| 'want-territory'
	| 'want-promise'
	| 'submit'
	| 'counter'
	| 'build'
	| 'begin'
	| 'buy'
	| 'drop'
	| 'casus-belli'
	| 'incite'
	| 'murder'
	| 'murder-councilor'
	| 'bribe'
	| 'divorce'
	| 'overthrow'
	| 'mobilize'
	| 'attack'
	| 'support'
	| 'tax'
	| 'send'
	| 'unshield'
	| 'invest'
	| 'sabotage'
	| 'sacrifice'
	| 'keep'
	| 'back'
	| 'forsake'
	| 'strike-back'
	| 'move-in'
	| 'pillage'
	| 'relinquish'
	| 'spread'
	| 'disband'
	| 'demobilize'
	| 'remove-trait'
	| 'settle'
	| 'refound'
	| 'retire'
	| 'take'
	| 'place'
	| 'name'
	| 'point'
	| 'lose'
	| 'gain'
	| 'claim'
	| 'pass'
	| 'skip'
	| 'done';

export type Step =
	| 'do-game'
	| 'do-draw'
	| 'do-dynasty'
	| 'do-wed'
	| 'do-card'
	| 'do-build'
	| 'do-develop'
	| 'do-intrigue'
	| 'do-plot-attempt'
	| 'do-mobilize'
	| 'do-invade'
	| 'do-attack'
	| 'do-tax'
	| 'do-plague'
	| 'do-crusade'
	| 'do-check'
	| 'do-event'
	| 'do-succession'
	| 'do-return'
	| 'do-scripted'
	| 'draw-card'
	| 'draw-bonus'
	| 'first-castle'
	| 'family'
	| 'suit'
	| 'terms'
	| 'consent'
	| 'spouse'
	| 'plot'
	| 'turn'
	| 'offer'
	| 'answer'
	| 'make-room'
	| 'realm'
	| 'more-castles'
	| 'declare-castles'
	| 'buy'
	| 'intrigue'
	| 'war'
	| 'mobilize'
	| 'declare'
	| 'counter-support'
	| 'tax'
	| 'crusade'
	| 'take-shield'
	| 'invest'
	| 'sabotage'
	| 'sacrifice'
	| 'back-up'
	| 'strike-back'
	| 'victory'
	| 'limit'
	| 'crisis'
	| 'spread'
	| 'upkeep'
	| 'demobilize'
	| 'old-age'
	| 'refound'
	| 'settle'
	| 'event-choice'
	| 'event-territory'
	| 'event-person'
	| 'event-culture'
	| 'event-casus'
	| 'event-lose'
	| 'event-gain'
	| 'event-trait'
	| 'event-shield';

export type EventSlug =
	| 'era-began'
	| 'round-began'
	| 'turn-began'
	| 'took-cards'
	| 'drew'
	| 'castle-placed'
	| 'proposed'
	| 'asked'
	| 'refused'
	| 'wed'
	| 'joined'
	| 'pact-land'
	| 'pact'
	| 'peace'
	| 'pact-broken'
	| 'pact-renounced'
	| 'pact-land-broken'
	| 'adopted'
	| 'granted'
	| 'revoked'
	| 'born'
	| 'found'
	| 'character'
	| 'courted'
	| 'trait-gained'
	| 'trait-lost'
	| 'bag-gained'
	| 'bag-drew'
	| 'plotted'
	| 'revealed'
	| 'skipped'
	| 'calmed'
	| 'offered'
	| 'item'
	| 'goods-item'
	| 'card-item'
	| 'promise-item'
	| 'traded'
	| 'gave-card'
	| 'turned-down'
	| 'countered'
	| 'gold'
	| 'paid'
	| 'tested'
	| 'invested'
	| 'sabotaged'
	| 'held-back'
	| 'drew-trait'
	| 'sacrificed'
	| 'spared'
	| 'checked'
	| 'declared-castle'
	| 'built'
	| 'castle-lost'
	| 'unfinished'
	| 'unpaid'
	| 'bought'
	| 'got'
	| 'dropped'
	| 'row'
	| 'plotted-against'
	| 'plotted-councilor'
	| 'casus-belli'
	| 'casus-belli-lost'
	| 'marked'
	| 'unmarked'
	| 'died'
	| 'left'
	| 'councilor-killed'
	| 'bribed'
	| 'divorced'
	| 'overthrown'
	| 'freed'
	| 'mobilized'
	| 'demobilized'
	| 'attacked'
	| 'supported'
	| 'war'
	| 'backed'
	| 'lapsed'
	| 'conquered'
	| 'ceded'
	| 'repelled'
	| 'annexed'
	| 'struck-back'
	| 'moved-in'
	| 'pillaged'
	| 'relinquished'
	| 'taxed'
	| 'healthy'
	| 'sent'
	| 'fights'
	| 'shield'
	| 'shield-lost'
	| 'first-player'
	| 'struck'
	| 'missed'
	| 'chose'
	| 'endangered'
	| 'modifier'
	| 'guarded'
	| 'aged'
	| 'crowned'
	| 'crisis'
	| 'eliminated'
	| 'returned'
	| 'retired'
	| 'achieved'
	| 'achievement-lost'
	| 'tactic'
	| 'preferred'
	| 'reshuffled'
	| 'cleaned'
	| 'over';

export interface View {
	edition: string;
	scenario: string;
	era: number;
	eras: number;
	round: number;
	rounds: number;
	turn: number;
	turns: number;
	order: string[];
	phase: string;
	active: string;
	first: string;
	seat: string;
	dynasties: DynastyView[];
	territories: TerritoryView[];
	track: PositionView[];
	achievements: AchievementView[];
	row: string[];
	developments: number;
	decks: DeckView[];
	castles: number;
	gold: number;
	tokens: number;
	events: string[];
	hand: string[];
	plotted: string[];
	bag: string[];
	card: string;
	target: string;
	check: CheckView | null;
	attacks: AttackView[];
	prospects: AttackView[];
	proposal: ProposalView | null;
	offer: OfferView | null;
	odds: OddsView[];
	draws: DrawsView[];
	prices: PricesView | null;
	drawing: number[];
	traits: TraitView[];
	women: string[];
}

export interface DynastyView {
	culture: string;
	control: string;
	strategy: string;
	dynasty: string;
	out: boolean;
	gold: number;
	points: number;
	age: number;
	rulers: number;
	king: PersonView | null;
	spouse: PersonView | null;
	children: KinView[];
	siblings: KinView[];
	heir: string;
	line: HeirView[];
	cards: string[];
	income: number;
	foot: number;
	knights: number;
	casusBelli: string[];
	war: string[];
	pacts: string[];
	pactLands: string[];
	bag: number;
	open: string[];
	hand: number[];
	known: string[];
	plotted: number;
	crusades: number;
	shields: number;
	helps: string[];
	moat: number;
}

export interface TerritoryView {
	slug: string;
	culture: string;
	offLimits: boolean;
	owner: string;
	partner: string;
	foot: boolean;
	mobilized: boolean;
	castle: boolean;
	duke: string;
	unrest: number;
	harvest: number;
	crop: number;
	plague: string;
	character: PersonView | null;
	tax: number;
	defence: number;
	defences: ItemView[];
	uproar: number;
	borders: string[];
	coasts: string[];
}

export interface PositionView {
	slug: string;
	shield: string;
	traits: string[];
	ends: boolean;
}

export interface AchievementView {
	slug: string;
	holder: string;
}

export interface DeckView {
	slug: string;
	pile: number;
	kinds: string[];
	discards: string[];
}

export interface CheckView {
	kind: string;
	action: string;
	seat: string;
	against: string;
	territory: string;
	character: string;
	spouse: string;
	development: string;
	need: number;
	free: number;
	bought: number;
	pledged: number;
	sabotaged: number;
	hits: number;
	left: number;
	drawn: string[];
	draws: DrawView[];
	critical: string[];
	duke: string;
	good: number;
	tokens: number;
	odds: number[];
	chance: number | null;
	sacrifice: number | null;
}

export interface AttackView {
	from: string;
	to: string;
	naval: boolean;
	annexes: boolean;
	support: string[];
	backers: string[];
	partners: string[];
	need: number;
	needs: ItemView[];
	draws: number;
	items: ItemView[];
	odds: number[];
}

export interface ProposalView {
	by: string;
	suitor: string;
	spouse: string;
	to: string;
	territory: string;
	stack: string;
	gold: number;
	home: string;
}

export interface OfferView {
	by: string;
	to: string;
	give: GoodsView;
	want: GoodsView;
}

export interface OddsView {
	action: string;
	good: number;
	tokens: number;
	win: number[][];
}

export interface DrawsView {
	check: string;
	action: string;
	draws: number;
	items: ItemView[];
}

export interface PricesView {
	castle: number;
	develop: number[];
	attempt: number[];
	bribe: number;
	adopt: number;
	upkeep: number;
	sabotage: number;
	above: number;
}

export interface TraitView {
	slug: string;
	sign: string;
	critical: string[];
}

export interface PersonView {
	name: string;
	number: number;
	sex: string;
	traits: string[];
	murder: number;
}

export interface KinView {
	person: PersonView;
	space: number;
	spouse: PersonView | null;
	duchy: string;
	order: number;
}

export interface HeirView {
	name: string;
	claim: string;
}

export interface ItemView {
	cause: string;
	of: string;
	count: number;
}

export interface DrawView {
	trait: string;
	hit: boolean;
	critical: boolean;
	sacrificed: boolean;
}

export interface GoodsView {
	gold: number;
	development: string;
	territory: string;
	card: string;
	promise: boolean;
}
