import type { AudioStream } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { type RecordingFacts, recordingFacts } from '@longwave/contract/recording.ts';
import type { FetchContent } from '../http/fetch-content.ts';
import { isRecordingName } from '../recordings/recording-name.ts';
import { signedPath } from '../recordings/signed-path.ts';
import { RequestProblem } from './request-problem.ts';
import type { TrackSource } from './track-source.ts';

type Options = {
  fetchContent: FetchContent;
  /** Prefix of picture paths, for browsers. */
  contentUrl: string;
  siteUrl: string;
  secret: string;
  now: () => number;
  /** Called with the name of each resolved recording, since its sound will be requested next. */
  prepare?: (name: string) => void;
};

/** A signed path must stay valid until playing ends, since a player requests later parts when it needs them. */
const GRACE_MS = 10 * 60_000;

/** Source of the station's own recordings; their titles come from content. */
export function createStationTracks(options: Options): TrackSource {
  const { fetchContent, contentUrl, siteUrl, secret, now, prepare } = options;

  async function fetchFacts(name: string): Promise<RecordingFacts | undefined> {
    if (!isRecordingName(name)) return undefined;
    const response = await fetchContent(`/recordings/${name}.json`).catch((error) => {
      throw new RequestProblem(
        503,
        'What this recording is called cannot be looked up at the moment.',
        undefined,
        error,
      );
    });
    if (response.status === 404) return undefined;
    const facts = response.ok
      ? recordingFacts.safeParse(await response.json().catch(() => undefined))
      : undefined;
    if (!facts?.success)
      throw new RequestProblem(503, 'What this recording is called cannot be looked up at the moment.');
    return facts.data;
  }

  async function streamOf(facts: RecordingFacts): Promise<AudioStream> {
    const expiresAt = Math.floor((now() + facts.seconds * 1000 + GRACE_MS) / 1000) * 1000;
    const url = await signedPath(facts.name, expiresAt, secret);
    return { url, kind: 'file', expiresAt, access: 'playable' };
  }

  return {
    async resolve(url) {
      const name = /^(?:https?:\/\/[^/]+)?(?:\/[\w-]+)?\/recordings\/([^/?#]+)$/.exec(url)?.[1];
      const facts = name && (await fetchFacts(name.replace(/\.mp3$/, '')));
      if (!facts) return undefined;
      prepare?.(facts.name);
      return {
        id: facts.name,
        urn: `longwave:recordings:${facts.name}`,
        title: facts.title,
        duration: Math.round(facts.seconds * 1000),
        artwork_url: contentUrl + picturePath(facts.picture, 480, 'jpg'),
        permalink_url: `${siteUrl}/shows/${facts.show.replace(/^shows\//, '')}`,
        stream_url: `/tracks/${facts.name}/streams`,
        waveform_url: `/recordings/${facts.name}/waveform.json`,
        access: 'playable',
        user: { username: facts.artist },
        stream: await streamOf(facts),
      };
    },

    async stream(id) {
      const facts = await fetchFacts(id);
      return facts && (await streamOf(facts));
    },
  };
}
