// Names of the territories as they stand on the board: English and Italian.
export const names = {
  scotland: ['Scotland', 'Scozia'],
  ireland: ['Ireland', 'Irlanda'],
  northumbria: ['Northumbria', 'Northumbria'],
  wales: ['Wales', 'Galles'],
  mercia: ['Mercia', 'Mercia'],
  wessex: ['Wessex', 'Wessex'],
  brittany: ['Brittany', 'Bretagna'],
  normandy: ['Normandy', 'Normandia'],
  'low-countries': ['The Low Countries', 'Paesi Bassi'],
  paris: ['Paris', 'Parigi'],
  lorraine: ['Lorraine', 'Lorena'],
  aquitaine: ['Aquitaine', 'Aquitania'],
  burgundy: ['Burgundy', 'Borgogna'],
  toulouse: ['Toulouse', 'Tolosa'],
  denmark: ['Denmark', 'Danimarca'],
  saxony: ['Saxony', 'Sassonia'],
  pomerania: ['Pomerania', 'Pomerania'],
  poland: ['Poland', 'Polonia'],
  bohemia: ['Bohemia', 'Boemia'],
  swabia: ['Swabia', 'Svevia'],
  hungary: ['Hungary', 'Ungheria'],
  dalmatia: ['Dalmatia', 'Dalmazia'],
  lombardy: ['Lombardy', 'Lombardia'],
  venice: ['Venice', 'Venezia'],
  'papal-states': ['Papal States', 'Stato Pontificio'],
  apulia: ['Apulia', 'Puglia'],
  sicily: ['Sicily', 'Sicilia'],
  sardinia: ['Sardinia', 'Sardegna'],
  leon: ['Leon', 'León'],
  navarra: ['Navarra', 'Navarra'],
  aragon: ['Aragon', 'Aragona'],
  castile: ['Castile', 'Castiglia'],
  portugal: ['Portugal', 'Portogallo'],
  'al-andalus': ['Al-Andalus', 'Al-Andalus'],
};

/** The seas of the Navy card. */
export const seas = {
  'north-sea': ['North Sea', 'Mare del Nord'],
  'atlantic-ocean': ['Atlantic Ocean', 'Oceano Atlantico'],
  'mediterranean-sea': ['Mediterranean Sea', 'Mar Mediterraneo'],
};

/** What lies around. */
export const around = {
  norway: ['Norway', 'Norvegia'],
  sweden: ['Sweden', 'Svezia'],
  africa: ['Africa', 'Africa'],
  east: ['Rus', 'Rus'],
  serbia: ['Serbia', 'Serbia'],
};
