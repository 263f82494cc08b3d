// What the guided first decade says.
import { words } from '../../lib/lang.svelte';

export const g = words(
  {
    'welcome.title': 'Castile in the year 1170',
    'welcome.what':
      'You are King of Castile, of the house of the Anscarids, one of twelve monarchs. This guide takes you through one decade.',
    'welcome.why':
      'A decade is four turns: Early and Late with moves, Mid and End for what follows from them. Whoever has enough supply centres wins.',
    'welcome.next': 'Nothing is final until you seal. Take your time.',
    'map.title': 'The board',
    'map.what':
      'Circles are supply centres; colour, pattern and letters say whose. Your armies stand in Burgos and Toledo. Green units belong to minor realms such as Leon.',
    'map.why':
      'All monarchs write their orders in secret, and all take effect at once. A space holds one unit; with equal strength nobody gets in.',
    'map.next': 'Zoom with the wheel or two fingers. Touch a space to see its name and master.',
    'order.title': 'A move',
    'order.what': 'Choose your army in Burgos, then Leon: that writes A Burgos - Leon. Dragging works as well.',
    'order.why': 'Leon is a supply centre. If your army is there at End, it is yours and supplies another unit.',
    'order.next': 'One army alone cannot get in: Leon has a unit of its own.',
    'support.title': 'Support',
    'support.what':
      'Choose the army in Toledo, then the one in Burgos, then Leon: A Toledo S A Burgos - Leon. Or choose Support in the menu beside the unit.',
    'support.why':
      'Support adds one to the strength of the move: two against one. The supporting army stays where it is.',
    'support.next': 'An attack on Toledo would cut the support. Seville is near.',
    'points.title': 'Diplomacy points',
    'points.what': 'Open Points under Table. Your centres give you points to spend with your orders.',
    'points.why':
      'Points hire the units of minor realms for a turn, stir up rebellions, prevent them, or go to the Pope. Nobody learns who paid.',
    'points.next': 'Points you don’t spend are lost.',
    'tithe.title': 'The tithe',
    'tithe.what': 'One point is already placed as a tithe: your standing orders see to it.',
    'tithe.why':
      'A Catholic monarch who pays no tithe is excommunicated. Half of his units must then hold, and he has no vote.',
    'tithe.next': 'Minus takes a bid back, § opens the rule.',
    'minors.title': 'A minor realm for hire',
    'minors.what':
      'Put your other point on Portugal: choose its unit on the board, then Support, Burgos and Leon. Or keep the point.',
    'minors.why': 'The order with most points wins. Others could help Leon, and Portugal would outweigh that.',
    'minors.next': 'You cannot bid for a realm you attack.',
    'others.title': 'The other monarchs',
    'others.what': 'Here are all twelve: who plays them, centres, units, points and their count towards victory.',
    'others.why': 'A lock marks those who have sealed their orders. Click a row to read more.',
    'others.next': 'With people at the table you would write letters now: that is the heart of the game.',
    'seal.title': 'Seal your orders',
    'seal.what': 'Read your orders once more, then press Seal.',
    'seal.why': 'When everyone has sealed, all orders are resolved together. Until the last seal you can reopen yours.',
    'seal.next': 'An order that cannot work carries a warning that says why.',
    'sealed.title': 'Sealed',
    'sealed.what': 'Your orders are on their way. The others are sealing theirs.',
    'sealed.why': 'Nobody sees another’s draft, not even whether it has changed.',
    'sealed.next': '',
    'resolution.title': 'What happened',
    'resolution.what':
      'The board shows the turn step by step. Point at an order, or tap it, to read why it succeeded or failed, with the strengths on both sides.',
    'resolution.why': 'Reading other monarchs’ orders is how you learn what they want.',
    'resolution.next': 'Published turns, below the panels, keeps every turn as text and as a map.',
    'retreat.title': 'One of your units was dislodged',
    'retreat.what': 'Choose where it retreats to, or disband it, then seal.',
    'retreat.why':
      'It may go to an adjacent empty space, but not where the attacker came from, nor to where others bounced.',
    'retreat.next': 'Two units that retreat to the same space are both lost.',
    'mid.title': 'The Mid turn',
    'mid.what':
      'Mid has passed: dislodged units retreated, and the Church judged. You were asked only if it concerned you.',
    'mid.why':
      'A Pope from one of the dynasties could now have issued a Bull: protect, arbitrate, invest a bishop, call a crusade.',
    'mid.next': 'The log tells it all. Click an entry to see that moment again.',
    'church.title': 'Pope and Church',
    'church.what': 'Open Church: who is Pope, what he can do now and why not, and who is excommunicated for what.',
    'church.why': 'The first Pope is an Italian and does nothing on his own. At End you help elect the next.',
    'church.next': 'Every line has its paragraph: § opens the rules there.',
    'late.title': 'Late: the second move',
    'late.what':
      'Write orders again. If you stand in Leon, let that army hold, or be supported. If not, try once more. Then seal.',
    'late.why': 'Centres change hands only at End, and only where a unit stands then.',
    'late.next': 'Your tithe is placed again.',
    'control.title': 'Centres at End',
    'control.what':
      'After the retreats of End it was settled who controls what. Open Centres: the chart shows how everyone is doing.',
    'control.why':
      'With more centres than units you may build in any empty centre of yours; with fewer you must disband.',
    'control.next': '',
    'builds.title': 'Builds and disbands',
    'builds.what':
      'Your units are brought into line with your centres. Choose where to build, or what to disband, then seal.',
    'builds.why': 'You may build in any empty centre you control: an army, or on a coast a fleet.',
    'builds.next': 'If you do nothing, builds are lost, and disbands are chosen by a fixed rule.',
    'votes.title': 'The Pope is dead',
    'votes.what': 'Tell your Cardinal whom to vote for, and seal. Voting for yourself is no sin.',
    'votes.why':
      'Most votes win; a tie goes to the Italian. Whoever speaks for the Pope commands the Catholic minors and issues Bulls.',
    'votes.next': 'Votes stay secret until the game is over.',
    'end.title': 'One decade is over',
    'end.what': 'You have seen a whole decade: orders, Mid, Late, End. Victory shows how close everyone is to winning.',
    'end.why': 'From here on it goes the same way, with crusades, rebellions and quarrels over the crown.',
    'end.next': 'Play on, or open a table with people: this game lives on promises.',
  },
  {
    'welcome.title': 'La Castiglia nell’anno 1170',
    'welcome.what':
      'Sei il Re di Castiglia, della casa degli Anscarici, uno dei dodici monarchi. Questa guida ti accompagna per un decennio.',
    'welcome.why':
      'Un decennio ha quattro turni: Inizio e Tardi con i movimenti, Metà e Fine per le conseguenze. Vince chi ha abbastanza centri.',
    'welcome.next': 'Niente è definitivo finché non sigilli. Leggi con calma.',
    'map.title': 'Il tabellone',
    'map.what':
      'I cerchi sono i centri; colore, motivo e lettere dicono di chi. Le tue armate sono a Burgos e a Toledo. Le unità verdi sono di regni minori come León.',
    'map.why':
      'Tutti scrivono gli ordini in segreto, e tutti hanno effetto insieme. Uno spazio tiene una sola unità; a parità di forza non passa nessuno.',
    'map.next': 'Ingrandisci con la rotella o con due dita. Uno spazio dice nome e signore quando lo tocchi.',
    'order.title': 'Un movimento',
    'order.what': 'Scegli la tua armata a Burgos, poi León: così si scrive A Burgos - León. Puoi anche trascinare.',
    'order.why': 'León è un centro. Se alla Fine la tua armata è lì, è tuo e mantiene un’altra unità.',
    'order.next': 'Un’armata sola non entra: León ha un’unità sua.',
    'support.title': 'Il supporto',
    'support.what':
      'Scegli l’armata a Toledo, poi quella a Burgos, poi León: A Toledo S A Burgos - León. Oppure scegli Supporto nel menu accanto all’unità.',
    'support.why':
      'Il supporto aggiunge uno alla forza del movimento: due contro uno. L’armata che supporta resta dov’è.',
    'support.next': 'Un attacco a Toledo taglierebbe il supporto. Siviglia è vicina.',
    'points.title': 'I punti diplomazia',
    'points.what': 'Apri Punti sotto Tavolo. I tuoi centri ti danno punti da spendere con gli ordini.',
    'points.why':
      'I punti assoldano per un turno le unità dei regni minori, sobillano ribellioni, le prevengono, o vanno al Papa. Nessuno sa chi ha pagato.',
    'points.next': 'Ciò che non spendi è perso.',
    'tithe.title': 'La decima',
    'tithe.what': 'Un punto è già messo come decima: ci pensano i tuoi ordini permanenti.',
    'tithe.why':
      'Un monarca cattolico che non versa la decima è scomunicato. Metà delle sue unità deve allora tenere, e non ha voto.',
    'tithe.next': 'Il meno riprende un’offerta, § apre la regola.',
    'minors.title': 'Un regno minore da assoldare',
    'minors.what':
      'Metti l’altro punto sul Portogallo: scegli la sua unità sul tabellone, poi Supporto, Burgos e León. Oppure tieni il punto.',
    'minors.why': 'Vince l’ordine con più punti. Altri potrebbero aiutare León, e il Portogallo peserebbe di più.',
    'minors.next': 'Non puoi offrire per un regno che tu stesso attacchi.',
    'others.title': 'Gli altri monarchi',
    'others.what': 'Eccoli tutti e dodici: chi li gioca, centri, unità, punti e conto per la vittoria.',
    'others.why': 'Un lucchetto segna chi ha sigillato. Fai clic su una riga per leggere di più.',
    'others.next': 'Con persone al tavolo ora scriveresti lettere: è il cuore del gioco.',
    'seal.title': 'Sigilla gli ordini',
    'seal.what': 'Rileggi i tuoi ordini, poi premi Sigilla.',
    'seal.why':
      'Quando tutti hanno sigillato, gli ordini si risolvono insieme. Fino all’ultimo sigillo puoi riaprire i tuoi.',
    'seal.next': 'Un ordine che non può riuscire ha un avviso che dice perché.',
    'sealed.title': 'Sigillato',
    'sealed.what': 'I tuoi ordini sono partiti. Gli altri sigillano i loro.',
    'sealed.why': 'Nessuno vede la bozza di un altro, nemmeno se è cambiata.',
    'sealed.next': '',
    'resolution.title': 'Che cosa è successo',
    'resolution.what':
      'Il tabellone mostra il turno passo per passo. Indica un ordine, o toccalo, per leggere perché è riuscito o fallito, con le forze di entrambe le parti.',
    'resolution.why': 'Leggendo gli ordini degli altri impari che cosa vogliono.',
    'resolution.next': 'Turni pubblicati, sotto i pannelli, conserva ogni turno come testo e come mappa.',
    'retreat.title': 'Una tua unità è stata sloggiata',
    'retreat.what': 'Scegli dove si ritira, o sciogli l’unità, poi sigilla.',
    'retreat.why':
      'Può andare in uno spazio vuoto adiacente, ma non da dove è venuto l’attacco, né dove altri si sono respinti.',
    'retreat.next': 'Due unità che si ritirano nello stesso spazio sono perse entrambe.',
    'mid.title': 'Il turno Metà',
    'mid.what':
      'Metà è passata: le unità sloggiate si sono ritirate, e la Chiesa ha giudicato. Sei interpellato solo se ti riguarda.',
    'mid.why':
      'Un Papa di una delle dinastie avrebbe potuto emanare una Bolla: proteggere, arbitrare, investire un vescovo, bandire una crociata.',
    'mid.next': 'La cronaca racconta tutto. Un clic su una voce mostra di nuovo quel momento.',
    'church.title': 'Papa e Chiesa',
    'church.what': 'Apri Chiesa: chi è il Papa, che cosa può fare ora e perché no, e chi è scomunicato per che cosa.',
    'church.why':
      'Il primo Papa è un italiano e non fa niente di sua volontà. Alla Fine partecipi all’elezione del prossimo.',
    'church.next': 'Ogni riga ha il suo paragrafo: § apre lì le regole.',
    'late.title': 'Tardi: il secondo movimento',
    'late.what':
      'Scrivi di nuovo gli ordini. Se sei a León, fai tenere quell’armata, o falla supportare. Se no, riprova. Poi sigilla.',
    'late.why': 'I centri passano di mano solo alla Fine, e solo dove allora c’è un’unità.',
    'late.next': 'La decima è già messa anche questa volta.',
    'control.title': 'I centri alla Fine',
    'control.what':
      'Dopo le ritirate della Fine si è stabilito chi controlla che cosa. Apri Centri: il grafico mostra come va a ciascuno.',
    'control.why':
      'Con più centri che unità puoi costruire in ogni tuo centro vuoto; con meno centri devi sciogliere unità.',
    'control.next': '',
    'builds.title': 'Costruire e sciogliere',
    'builds.what': 'Le unità si adeguano ai centri. Scegli dove costruire, o che cosa sciogliere, poi sigilla.',
    'builds.why': 'Puoi costruire in ogni centro vuoto che controlli: un’armata, o su una costa una flotta.',
    'builds.next': 'Se non lo fai, le costruzioni sono perse, e per gli scioglimenti decide una regola fissa.',
    'votes.title': 'Il Papa è morto',
    'votes.what': 'Di’ al tuo Cardinale per chi votare, e sigilla. Votare per sé non è peccato.',
    'votes.why':
      'Vince chi ha più voti, in parità l’italiano. Chi guida il Papa comanda i minori cattolici ed emana Bolle.',
    'votes.next': 'I voti restano segreti finché dura la partita.',
    'end.title': 'Un decennio è finito',
    'end.what':
      'Hai visto un decennio intero: ordini, Metà, Tardi, Fine. Vittoria conta quanto manca a ciascuno per vincere.',
    'end.why': 'Da qui si continua così, con in più crociate, ribellioni e liti per la corona.',
    'end.next': 'Continua, o apri un tavolo con persone: questo gioco vive di promesse.',
  },
);
