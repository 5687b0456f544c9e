import { picturePath } from '@longwave/contract/picture-path.ts';
import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { contentJson } from '../content-call.ts';
import { engine } from '../player/engine/engine.ts';
import { mediaSessionFeature, showInMediaSession } from '../player/engine/media-session.ts';
import { listenForSoundKeys } from '../player/sound-keys.ts';
import { plannedAt } from './broadcasts.ts';
import { pauseRadio, radio, radioKey, startRadio } from './live-radio.ts';
import {
  heardAt,
  isOver,
  type OnAirShow,
  onAir,
  putOnAir,
  showOfBroadcast,
  showOfLiveNow,
} from './on-air.ts';
import { followOnAir } from './on-air-socket.ts';
import { createProgrammeReader } from './read-programme.ts';
import { rewoundMoment } from './rewind.ts';
import { readOnAirData } from './schedule-choice.ts';
import { trackHeardAt, tracks } from './tracks.ts';

type Programme = { settings: BrowserSettings; zone: string; station: string; initial: LiveNow | null };

const askAgainAfter = 30_000;
const mostAhead = 60;
let following = false;

/** What comes after the first sound, for the rest of the visit: what is on air, by the socket first and by live-now where it says nothing; the keys. */
export function followProgramme({ settings, zone, station, initial }: Programme): void {
  if (following) return;
  following = true;
  let askedAt = 0;
  const programme = createProgrammeReader(settings.contentHost, zone);
  const first = showOfLiveNow(initial);
  if (first) putOnAir(first, Date.parse(first.start_time));

  async function askLiveNow() {
    if (Date.now() - askedAt < askAgainAfter) return;
    askedAt = Date.now();
    const { changes } = onAir.getState();
    // What the radio host has said meanwhile is newer than any answer.
    const put = (show: OnAirShow | null, at: number) => {
      if (onAir.getState().changes === changes) putOnAir(show, at);
    };
    try {
      const now = await readOnAirData('live-now', async () => {
        // Asked only where the socket says nothing, so its schema does not come along with the first page.
        const { liveNow } = await import('@longwave/contract/schedule.ts');
        return liveNow.parse(await contentJson(`${settings.contentHost}/live-now.json`));
      });
      put(showOfLiveNow(now), Date.now());
    } catch {
      // Logged already. What was planned is most likely what is on.
      const planned = plannedAt(Date.now());
      if (planned) put(showOfBroadcast(planned), Date.parse(planned.start));
    }
  }

  function look() {
    const { changes, heard, off } = onAir.getState();
    const last = changes.at(-1);
    if (!last || isOver(last.show, Date.now())) void askLiveNow();
    programme.look();
    const moment = heardMoment();
    const now = heardAt(changes, moment);
    if (now.heard !== heard || now.off !== off) onAir.setState(now);
    const track = trackHeardAt(tracks.getState().played, moment);
    if (track !== tracks.getState().heard) tracks.setState({ heard: track });
  }

  /** A page that slept or was offline looks at once. */
  function wake() {
    if (document.hidden) return;
    askedAt = 0;
    look();
  }

  function tellMediaSession() {
    if (!radio.getState().playing) return;
    const { heard } = onAir.getState();
    const { heard: track } = tracks.getState();
    const show = heard?.title ?? station;
    const names = track
      ? { title: track.title, artist: track.artist || show, album: show }
      : { title: show, artist: station };
    showInMediaSession({ ...names, image: imageOf(heard, settings.contentHost) }, '/icon-512.png', {
      play: () => startRadio(settings.streamUrl),
      pause: pauseRadio,
      stop: pauseRadio,
    });
  }

  engine.use((loaded) => {
    if (loaded.source.key === radioKey) mediaSessionFeature(loaded);
  });
  followOnAir(settings, zone, station);
  listenForSoundKeys(settings);
  onAir.subscribe(({ changes, heard }, before) => {
    if (changes !== before.changes) look();
    if (heard !== before.heard) tellMediaSession();
    const isFirst = !before.heard && changes.length <= 1;
    if (!isFirst && heard?.id !== before.heard?.id) programme.want();
  });
  tracks.subscribe(({ played, heard }, before) => {
    if (played !== before.played) look();
    if (heard !== before.heard) tellMediaSession();
  });
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  radio.subscribe(({ playing }, before) => {
    if (playing !== before.playing) tellMediaSession();
  });
  setInterval(look, 1000);
  look();
  tellMediaSession();
}

/** The moment of the programme that reaches the ear: what is buffered lies between it and now. */
function heardMoment(): number {
  if (!radio.getState().playing) return Date.now();
  const rewound = rewoundMoment();
  return rewound ?? Date.now() - Math.min(engine.store.getState().ahead, mostAhead) * 1000;
}

function imageOf(show: OnAirShow | null, contentHost: string): string {
  if (!show?.image) return '';
  if (typeof show.image === 'string') return show.image;
  return `${contentHost}${picturePath(show.image.name, 480, 'jpg')}`;
}
