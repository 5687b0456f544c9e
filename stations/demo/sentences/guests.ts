import { lines } from '../tracks/catalogue.ts';

/** Names of guests. */
export const guests = lines(`
  Adèle Mbarga
  Agnieszka Kot
  Alejandra Ibáñez
  Bako Ahmed
  Beatriz Nóbrega
  Bronwen Pask
  Chidi Anyanwu
  Cillian Ó Dálaigh
  Dalia Haddad
  Edie Marlowe
  Emeka Tunde
  Faye Lindgren
  Femi Alabi
  Gaia Ferrucci
  Gracie Osborne
  Håkon Lie
  Hye-jin Park-Rowe
  Ikram Said
  Imogen Tarrant
  Isak Berge
  Jarek Nowicki
  Joana Sequeira
  Kemi Falade
  Lars Uwe Fink
  Leila Zahedi
  Lindiwe Ncube
  Maja Ström
  Manu Tavita
  Maxime Roussel
  Nadezhda Ruseva
  Nuala Kerr
  Olga Stancheva
  Omar Bouzid
  Pádraig Feeney
  Quentin Asare
  Rashida Cole
  Renzo Calvi
  Roisin Tully
  Sanna Virtanen
  Sefa Kılıç
  Shanice Powell
  Sunniva Moe
  Takeshi Ono
  Tendai Moyo
  Ursula Brandl
  Vashti Lall
  Willem de Groot
  Xochitl Barrera
  Yaw Mensah
  Zdeněk Hora
`);

/** First sentences of descriptions of episodes with a guest. */
export const guestOpenings = [
  '{guest} was passing through with a bag of records and two hours to spare.',
  'The second chair belongs to {guest} this time, and the second chair does most of the talking.',
  '{guest} joins {host}, on the condition that neither of them plays anything from this year.',
  'A long-promised visit from {guest}, who came by boat and left by bicycle.',
  '{host} hands over the last hour to {guest}, and you can hear the temperature change.',
  'We have wanted {guest} in this room since a certain evening at the sail loft. Worth the wait.',
  '{guest} has not played on the radio before. It is hard to believe after about a minute.',
  'Back to back with {guest}: one each, no vetoes.',
  '{guest} arrived with a rucksack, a sandwich and {opener}.',
  'Conversation with {guest} about growing up by water, in between records that explain it better.',
  'When {guest} offered to drive up overnight to do this, nobody argued.',
  '{host} and {guest} have not seen each other for six years, and they mostly catch up in music.',
  'The guest is {guest}, the subject is {genre}, and the clock is ignored.',
  '{guest} made a mixtape for {host} in 2009. This is the reply.',
  'In which {guest} plays everything too quietly, then apologises, then does not.',
  'A visit from {guest}, whose first words on air were “is this on?”',
  '{guest} brought home recordings that nobody outside the family has heard.',
  'Thanks to {guest} for coming out in a gale.',
  'Half by {host}, half by {guest}, and a disputed section in the middle.',
  '{guest} picked every record in this one and {host} made the tea.',
  '{guest} came for a cup of tea and was shown the second turntable.',
  'Two chairs, one lamp, {guest} and a box marked “do not lend”.',
  '{guest} grew up four doors from where {opener} was recorded, and has questions.',
  '{host} met {guest} in a queue. This is what they talked about.',
  'Recorded the morning after {guest} played in town, and mercifully gentle.',
  '{guest} talks about a first record, a worst record, and {centre}, which is neither.',
  'It took three attempts to get {guest} here: a strike, a flood, a birth. Congratulations all round.',
  'You will hear {guest} laugh a good deal in this one, mostly at {host}.',
  '{guest} has been sending postcards to this programme for years, and has finally been made to come in.',
  'The idea was an interview with {guest}. After two records the questions were put away.',
  'A proper exchange: {guest} plays what {host} should have heard by now, and the other way round.',
  '{guest} is the best-prepared visitor we have had, with index cards.',
  'For one edition only, {guest} drives.',
  '{guest} took the early boat and brought the fog along.',
  'The selections are by {guest}, the biscuits by {host}, and both are excellent.',
  'There is an empty mug on the desk in memory of how long {guest} stayed.',
];
