import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { addDays, dateIn, instantOf } from './calendar.ts';
import { clipFacts } from './clips/clip-facts.ts';
import { stationZone } from './slots.ts';
import { slugOf } from './slug-of.ts';
import { liveSessions } from './videos/live-sessions.ts';
import { musicVideos } from './videos/music-videos.ts';
import { shorts } from './videos/shorts.ts';
import type { VideoText } from './videos/video-text.ts';

type Video = DocumentOf<'video'>;

/** Names of clips that this station makes, for videos that are not at another service. */
export const clipNames = new Set(
  [...shorts, ...musicVideos, ...liveSessions].filter(({ elsewhere }) => !elsewhere).map(clipName),
);

function clipName({ title }: VideoText): string {
  return `video-${slugOf(title)}`;
}

export function videoDocuments(now: Date): Video[] {
  return [
    ...shorts.map((text, place) => videoOf('shorts', text, 5 + place * 26, now)),
    ...musicVideos.map((text, place) => videoOf('music-videos', text, 12 + place * 31, now)),
    ...liveSessions.map((text, place) => videoOf('live-sessions', text, 2 + place * 37, now)),
  ];
}

function videoOf(kind: Video['kind'], text: VideoText, daysAgo: number, now: Date): Video {
  const name = clipName(text);
  const date = addDays(dateIn(stationZone, now), -daysAgo);
  return {
    type: 'video',
    slug: slugOf(text.title),
    title: text.title,
    kind,
    date: instantOf(date, '12:00', stationZone).toISOString(),
    description: text.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    picture: artwork(name),
    ...footageOf(name, text.elsewhere),
    residents: text.residents,
  };
}

function footageOf(
  name: string,
  elsewhere: VideoText['elsewhere'],
): { seconds: number; source: VideoSource } {
  if (!elsewhere) return { seconds: clipFacts(name).duration, source: { provider: 'file', name } };
  const { seconds, ...source } = elsewhere;
  return { seconds, source };
}
