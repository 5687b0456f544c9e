export type StatusFacts = {
  station: { name: string; description: string };
  /** URL of the stream. */
  streamUrl: string;
  title: string;
  listeners: number;
  since: Date;
};

/**
 * What Icecast responds at `/status-json.xsl`. It always names one source, the stream: in an array of several, BUTT does
 * not find a mount that has a slash in it.
 */
export function icecastStatus({ station, streamUrl, title, listeners, since }: StatusFacts): unknown {
  const start = { text: since.toUTCString(), iso: since.toISOString() };
  return {
    icestats: {
      // Without a SITE_URL it contains the Host header, which may be anything.
      host: URL.parse(streamUrl)?.hostname ?? 'localhost',
      server_id: 'Longwave',
      server_start: start.text,
      server_start_iso8601: start.iso,
      source: {
        audio_info: 'bitrate=128;channels=2;samplerate=48000',
        bitrate: 128,
        channels: 2,
        genre: 'Various',
        listeners,
        listenurl: streamUrl,
        samplerate: 48_000,
        server_description: station.description,
        server_name: station.name,
        server_type: 'audio/mpeg',
        stream_start: start.text,
        stream_start_iso8601: start.iso,
        title,
        dummy: null,
      },
    },
  };
}
