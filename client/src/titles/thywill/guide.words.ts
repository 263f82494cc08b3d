// What the guided first game says.
import { words } from '../../lib/lang.svelte';

export const g = words(
  {
    'welcome.title': 'Europe, seven centuries ago',
    'welcome.what': 'You lead an order of knights. Travel, fight, build and gain Influence; the bot does the same.',
    'welcome.why': 'When the supply of Influence runs out, the round is played to its end and the most Influence wins.',
    'welcome.next': 'The game stops at each of your choices and shows a note like this beside it.',
    'place.title': 'Your first knight',
    'place.what': 'Click one of the glowing regions.',
    'place.why':
      'You fight and build only where you have a knight. Red numbers in a region make buildings cheaper there.',
    'place.next': 'Regions next to an enemy are good places: the first enemies are weak.',
    'wheel.title': 'Your wheel',
    'wheel.what':
      'Each turn you choose one of the six wedges. The big number is how strong its action is: the tokens on it, plus bonuses.',
    'wheel.why':
      'Then all its tokens are dropped one by one on the next wedges, clockwise. So every action feeds the others.',
    'wheel.next': 'Point at a wedge, or tap it: dashed tokens show where its own would land.',
    'choose.title': 'Choose a wedge',
    'choose.what': 'Click a glowing wedge. One of the two Travel wedges is a good start.',
    'choose.why': 'Enemies and cheap building sites lie around your knight, not under it.',
    'choose.next': 'Click a wedge that does not glow to see why not.',
    'split.title': 'Two actions on one wedge',
    'split.what':
      'This wedge is upgraded. Each row splits its tokens between the two actions; the button says which comes first.',
    'split.why': 'Travel first, then fight or build where you arrive: that saves a whole turn.',
    'split.next': 'Dashed buttons are not possible now. Click one to read the reason.',
    'travel.title': 'Travel',
    'travel.what': 'Click a glowing region or drag your knight there. Its number is how many points it takes.',
    'travel.why': 'Leaving a region costs one point, and two if an enemy is in it. Entering costs nothing.',
    'travel.next': 'Unused points are lost. “Stop here” in the bar ends the journey early.',
    'crusade.title': 'Crusade',
    'crusade.what':
      'Click the enemy you want to defeat: one that shares a region with your knight and is not stronger than your total.',
    'crusade.why':
      'Slavs and Prussians pay their strength in Influence, and the next of their kind is stronger. Captured enemies count for majorities at the end.',
    'crusade.next': 'Then the region is free to build in.',
    'reward.title': 'What the Saracen guarded',
    'reward.what': 'Take the building or troop on the token for free, or Influence instead.',
    'reward.why': 'A free building helps you for the rest of the game.',
    'reward.next': '',
    'build.title': 'Build',
    'build.what': 'Choose a row of your board, then a glowing region, or the other way round.',
    'build.why':
      'Each level pays its number in Influence and gives what is shown beside it: a bonus to an action, or a knight for castles I and III.',
    'build.next': 'The black number is the cost of the next level.',
    'distribute.title': 'Distribute',
    'distribute.what': 'Choose how the tokens are dropped. The wheel shows where they would land.',
    'distribute.why': 'Full wedges are strong: plan which one you want to use next.',
    'distribute.next': '',
    'confirm.title': 'Your turn is complete',
    'confirm.what': 'Look at the list of what you did. “End your turn”, or Enter, hands over to the bot.',
    'confirm.why': 'Until then nothing is final: Undo takes back one step, the arrow below it the whole turn.',
    'confirm.next': 'In the settings you can have turns end automatically.',
    'others.title': 'The other players',
    'others.what': 'Here is what everyone has: wheel, buildings, troops, enemies, and the score if the game ended now.',
    'others.why': 'The tokens on a wheel tell you what its owner can do next. You also see who leads the majorities.',
    'others.next': 'The log tells every step. Click an entry to see that moment again.',
    'second.title': 'The tokens have moved',
    'second.what': 'Some wedges are stronger now. Which one helps you most?',
    'second.why':
      'Influence always works. Muster must reach the cost of the next troop, and makes every Crusade stronger.',
    'second.next': 'The rows below the wheel show what the next buildings cost and give.',
    'end.title': 'That’s how it works',
    'end.what': 'You know enough to play on. The coin under Table shows how much Influence is left.',
    'end.why': 'At the end come the majorities for each kind of enemy, and what your level IV buildings pay.',
    'end.next': 'The standard game adds upgrades and the ten orders of knights. § opens the rule of the moment.',
  },
  {
    'welcome.title': 'L’Europa, sette secoli fa',
    'welcome.what':
      'Guidi un ordine di cavalieri. Viaggia, combatti, costruisci e guadagna Influenza; il bot fa lo stesso.',
    'welcome.why': 'Quando la scorta di Influenza è finita si termina il round, e vince chi ha più Influenza.',
    'welcome.next': 'Il gioco si ferma a ogni tua scelta, e accanto compare una nota come questa.',
    'place.title': 'Il tuo primo cavaliere',
    'place.what': 'Fai clic su una delle regioni che brillano.',
    'place.why':
      'Combatti e costruisci solo dove c’è un tuo cavaliere. I numeri rossi in una regione rendono meno cari gli edifici.',
    'place.next': 'Le regioni vicine a un nemico sono buone: i primi nemici sono deboli.',
    'wheel.title': 'La tua ruota',
    'wheel.what':
      'A ogni turno scegli uno dei sei spicchi. Il numero grande è quanto vale la sua azione: i segnalini più i bonus.',
    'wheel.why':
      'Poi tutti i segnalini dello spicchio cadono a uno a uno sugli spicchi seguenti, in senso orario. Così ogni azione nutre le altre.',
    'wheel.next': 'Indica uno spicchio, o toccalo: i segnalini tratteggiati mostrano dove cadrebbero i suoi.',
    'choose.title': 'Scegli uno spicchio',
    'choose.what': 'Fai clic su uno spicchio che brilla. Per cominciare va bene uno dei due spicchi Viaggio.',
    'choose.why': 'Nemici e luoghi adatti per costruire sono intorno al tuo cavaliere, non sotto di lui.',
    'choose.next': 'Uno spicchio che non brilla ti dice perché quando ci fai clic.',
    'split.title': 'Due azioni su uno spicchio',
    'split.what':
      'Questo spicchio è potenziato. Ogni riga divide i segnalini tra le due azioni; il pulsante dice quale viene prima.',
    'split.why': 'Viaggiare e poi combattere o costruire dove arrivi fa risparmiare un turno intero.',
    'split.next': 'I pulsanti tratteggiati ora non sono possibili. Fai clic su uno per leggere il motivo.',
    'travel.title': 'Viaggio',
    'travel.what': 'Fai clic su una regione che brilla o trascinaci il cavaliere. Il numero dice quanti punti servono.',
    'travel.why': 'Lasciare una regione costa un punto, due se c’è un nemico. Entrare non costa nulla.',
    'travel.next': 'I punti non usati vanno persi. Il pulsante nella barra ferma il viaggio prima.',
    'crusade.title': 'Crociata',
    'crusade.what':
      'Fai clic sul nemico da sconfiggere: uno nella regione di un tuo cavaliere e non più forte del tuo totale.',
    'crusade.why':
      'Slavi e Prussiani rendono la loro forza in Influenza, e il prossimo della loro specie è più forte. I nemici catturati contano per le maggioranze alla fine.',
    'crusade.next': 'Poi la regione è libera per costruire.',
    'reward.title': 'Che cosa custodiva il Saraceno',
    'reward.what': 'Prendi gratis l’edificio o la truppa che mostra, oppure punti Influenza.',
    'reward.why': 'L’edificio gratuito c’è subito e aiuta per tutta la partita.',
    'reward.next': '',
    'build.title': 'Costruisci',
    'build.what': 'Scegli una riga della tua plancia, poi una regione che brilla, o viceversa.',
    'build.why':
      'Ogni livello rende il suo numero in Influenza e dà ciò che è mostrato accanto: un bonus a un’azione, o un cavaliere per i castelli I e III.',
    'build.next': 'Il numero nero è il costo del prossimo livello.',
    'distribute.title': 'Distribuisci',
    'distribute.what': 'Scegli come cadono i segnalini. La ruota mostra dove finirebbero.',
    'distribute.why': 'Gli spicchi pieni sono forti: pensa a quale vuoi usare dopo.',
    'distribute.next': '',
    'confirm.title': 'Il tuo turno è completo',
    'confirm.what':
      'Guarda l’elenco di ciò che hai fatto. Il pulsante che termina il turno, o Invio, passa la mano al bot.',
    'confirm.why': 'Fino ad allora nulla è definitivo: Annulla riprende un passo, la freccia sotto l’intero turno.',
    'confirm.next': 'Nelle impostazioni puoi far terminare i turni automaticamente.',
    'others.title': 'Gli altri giocatori',
    'others.what':
      'Qui vedi che cosa ha ciascuno: ruota, edifici, truppe, nemici, e il punteggio se la partita finisse ora.',
    'others.why':
      'I segnalini su una ruota dicono che cosa può fare il suo padrone. E vedi chi è avanti nelle maggioranze.',
    'others.next': 'La cronaca racconta ogni passo. Fai clic su una voce per rivedere quel momento.',
    'second.title': 'I segnalini si sono mossi',
    'second.what': 'Alcuni spicchi ora sono più forti. Quale ti serve di più?',
    'second.why':
      'Influenza funziona sempre. Arruola richiede quanto costa la prossima truppa e rende più forte ogni Crociata.',
    'second.next': 'Le righe sotto la ruota mostrano quanto costano i prossimi edifici e che cosa danno.',
    'end.title': 'Ecco come funziona',
    'end.what': 'Ora sai quanto basta. La moneta sotto Tavolo dice quanta Influenza resta.',
    'end.why':
      'Alla fine si aggiungono le maggioranze per ogni tipo di nemico, e ciò che rendono gli edifici di livello IV.',
    'end.next':
      'Il gioco standard aggiunge i potenziamenti e i dieci ordini di cavalieri. § apre la regola del momento.',
  },
);
