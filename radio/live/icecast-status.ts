import type { LiveShow } from '../on-air/on-air.ts';

export type StatusFacts = {
  station: { name: string; description: string };
  /** Where the radio host is reached, without a slash at the end. */
  address: string;
  mount: string;
  title: string;
  listeners: number;
  live: LiveShow | undefined;
  since: Date;
};

/**
 * What Icecast answers at `/status-json.xsl`: BUTT looks there for the listeners of the mount it sends to, others for
 * those of the stream. One source is an object, several are an array.
 */
export function icecastStatus(facts: StatusFacts): unknown {
  const { station, address, mount, title, listeners, live, since } = facts;
  const source = (path: string, start: Date, name: string) => ({
    audio_info: 'bitrate=128;channels=2;samplerate=48000',
    bitrate: 128,
    channels: 2,
    genre: 'Various',
    listener_peak: listeners,
    listeners,
    listenurl: address + path,
    samplerate: 48_000,
    server_description: station.description,
    server_name: name,
    server_type: 'audio/mpeg',
    stream_start: start.toUTCString(),
    stream_start_iso8601: start.toISOString(),
    title,
    dummy: null,
  });
  const stream = source('/stream', since, station.name);
  return {
    icestats: {
      host: new URL(address).hostname,
      server_id: 'Longwave',
      server_start: since.toUTCString(),
      server_start_iso8601: since.toISOString(),
      source: live ? [stream, source(mount, new Date(live.since), live.name || station.name)] : stream,
    },
  };
}
