import type { programmeWords } from '../programme.ts';

export const programme: typeof programmeWords = {
  podcastOf: '{title} als Podcast',
  programme: 'Sendereihe',
  story: 'Ihre Geschichte',
  elsewhere: '{title} anderswo',
  makers: 'Wer sie macht',
  episodes: { one: '{count} Folge', other: '{count} Folgen' },
  podcast: 'Als Podcast',
  noEpisodes: 'Noch keine Aufnahme: erst einmal live hören.',
  newest: '← Die neuesten Folgen',
  loadMore: 'Mehr laden',
  failed: 'Sie konnten gerade nicht gelesen werden. Drück noch einmal, oder',
  nextPage: 'öffne die nächste Seite',
};
