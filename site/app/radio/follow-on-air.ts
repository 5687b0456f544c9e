import { picturePath } from '@longwave/contract/picture-path.ts';
import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { fetchContentJson } from '../content-call.ts';
import { engine } from '../player/engine/engine.ts';
import { mediaSessionFeature, showInMediaSession } from '../player/engine/media-session.ts';
import { broadcastAt } from './broadcasts.ts';
import { withFailureLog } from './failure-log.ts';
import { pauseRadio, startRadio } from './live-radio.ts';
import { type OnAirShow, onAir, showOfLiveNow } from './on-air.ts';
import { heardAt, isOver, setOnAir, showOfBroadcast } from './on-air-changes.ts';
import { connectOnAirSocket } from './on-air-socket.ts';
import { radio, radioKey } from './radio-state.ts';
import { rewoundInstant } from './rewind.ts';
import { createScheduleReader } from './schedule-reader.ts';
import { listenForSoundKeys } from './sound-keys.ts';
import { trackHeardAt, tracks } from './tracks.ts';

type FollowOptions = { settings: BrowserSettings; zone: string; station: string; initial: LiveNow | null };

const retryAfter = 30_000;
const maxBufferedSeconds = 60;
let following = false;

/** Started once per visit: follows what is on air, by socket or else by live-now, and updates media session and sound keys. */
export function followOnAir({ settings, zone, station, initial }: FollowOptions): void {
  if (following) return;
  following = true;
  let fetchedAt = 0;
  const schedule = createScheduleReader(settings.contentHost, zone);
  const first = showOfLiveNow(initial);
  if (first) setOnAir(first, Date.parse(first.start_time));

  async function fetchLiveNow() {
    if (Date.now() - fetchedAt < retryAfter) return;
    fetchedAt = Date.now();
    const { changes } = onAir.getState();
    // A response is ignored if the socket has sent a change since the request, because that is newer.
    const put = (show: OnAirShow | null, at: number) => {
      if (onAir.getState().changes === changes) setOnAir(show, at);
    };
    try {
      const now = await withFailureLog('live-now', async () => {
        // The schema is loaded only here, because live-now is needed only without a socket.
        const { liveNow } = await import('@longwave/contract/schedule.ts');
        return liveNow.parse(await fetchContentJson(`${settings.contentHost}/live-now.json`));
      });
      put(showOfLiveNow(now), Date.now());
    } catch {
      // The failure is logged already. The scheduled broadcast is most likely on air.
      const planned = broadcastAt(Date.now());
      if (planned) put(showOfBroadcast(planned), Date.parse(planned.start));
    }
  }

  function update() {
    const { changes, heard, offAir } = onAir.getState();
    const last = changes.at(-1);
    if (!last || isOver(last.show, Date.now())) void fetchLiveNow();
    schedule.check();
    const instant = heardInstant();
    const now = heardAt(changes, instant);
    if (now.heard !== heard || now.offAir !== offAir) onAir.setState(now);
    const track = trackHeardAt(tracks.getState().played, instant);
    if (track !== tracks.getState().heard) tracks.setState({ heard: track });
  }

  /** Updates at once when the page becomes visible or the device is online again. */
  function wake() {
    if (document.hidden) return;
    fetchedAt = 0;
    update();
  }

  function updateMediaSession() {
    if (!radio.getState().playing) return;
    const { heard } = onAir.getState();
    const { heard: track } = tracks.getState();
    const show = heard?.title ?? station;
    const names = track
      ? { title: track.title, artist: track.artist || show, album: show }
      : { title: show, artist: station };
    showInMediaSession({ ...names, image: imageUrl(heard, settings.contentHost) }, '/icon-512.png', {
      play: () => startRadio(settings.streamUrl),
      pause: pauseRadio,
      stop: pauseRadio,
    });
  }

  engine.use((loaded) => {
    if (loaded.source.key === radioKey) mediaSessionFeature(loaded);
  });
  connectOnAirSocket(settings, zone, station);
  listenForSoundKeys(settings);
  onAir.subscribe(({ changes, heard }, before) => {
    if (changes !== before.changes) update();
    if (heard !== before.heard) updateMediaSession();
    const isFirst = !before.heard && changes.length <= 1;
    if (!isFirst && heard?.id !== before.heard?.id) schedule.request();
  });
  tracks.subscribe(({ played, heard }, before) => {
    if (played !== before.played) update();
    if (heard !== before.heard) updateMediaSession();
  });
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  radio.subscribe(({ playing }, before) => {
    if (playing !== before.playing) updateMediaSession();
  });
  setInterval(update, 1000);
  update();
  updateMediaSession();
}

/** The instant of the broadcast that the listener hears: the rewound one, or now minus the buffered time. */
function heardInstant(): number {
  if (!radio.getState().playing) return Date.now();
  const rewound = rewoundInstant();
  return rewound ?? Date.now() - Math.min(engine.store.getState().bufferedAhead, maxBufferedSeconds) * 1000;
}

function imageUrl(show: OnAirShow | null, contentHost: string): string {
  if (!show?.image) return '';
  if (typeof show.image === 'string') return show.image;
  return `${contentHost}${picturePath(show.image, 480, 'jpg')}`;
}
