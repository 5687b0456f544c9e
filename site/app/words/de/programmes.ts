import type { programmeWords } from '../programmes.ts';

export const programmes: typeof programmeWords = {
  podcastOf: '{title} als Podcast',
  programme: 'Sendereihe',
  story: 'Ihre Geschichte',
  elsewhere: '{title} anderswo',
  makers: 'Wer sie macht',
  episodes: { one: '{count} Folge', other: '{count} Folgen' },
  podcast: 'Als Podcast',
  noEpisodes: 'Noch keine Aufnahme: erst einmal live hören.',
  nothing: 'Hier ist noch nichts.',
  running: 'Im Programm',
  ended: 'Zurzeit nicht im Programm',
  newest: '← Die neuesten Folgen',
  loadMore: 'Mehr laden',
  failed: 'Sie konnten gerade nicht gelesen werden. Drück noch einmal, oder',
  nextPage: 'öffne die nächste Seite',
  onAir: 'Jetzt auf Sendung',
};
