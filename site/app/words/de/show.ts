import type { showPageWords } from '../show.ts';

export const show: typeof showPageWords = {
  episodeOf: 'Eine Folge von {title}',
  about: 'Über diese Sendung',
  partOf: 'Teil von',
  moreFrom: 'Mehr von {name}',
  moreFromSame: 'Mehr von denselben Leuten',
  allTheirs: 'Alle ihre Sendungen',
  related: 'Ähnliche Sendungen',
  neighbours: 'Benachbarte Sendungen',
  before: 'Davor',
  after: 'Danach',
  tracklist: 'Tracklist',
  earlier: 'Frühere Stücke',
  later: 'Spätere Stücke',
  trackFrom: 'Hören ab',
};
