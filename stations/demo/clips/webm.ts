/** A minimal Matroska file: one VP8 track in which every frame is a key frame. */
interface VideoTrack {
  width: number;
  height: number;
  framesPerSecond: number;
  /** VP8 key frames. */
  frames: readonly Uint8Array[];
}

const id = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  flagLacing: 0x9c,
  codecId: 0x86,
  trackType: 0x83,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

export function muxWebm(track: VideoTrack): Uint8Array {
  const milliseconds = 1000 / track.framesPerSecond;
  const clusters = splitIntoSeconds(track, milliseconds);
  const info = element(
    id.info,
    element(id.timestampScale, uint(1_000_000)),
    element(id.duration, float(track.frames.length * milliseconds)),
    element(id.muxingApp, text('longwave')),
    element(id.writingApp, text('longwave')),
  );
  const tracks = element(
    id.tracks,
    element(
      id.trackEntry,
      element(id.trackNumber, uint(1)),
      element(id.trackUid, uint(1)),
      element(id.flagLacing, uint(0)),
      element(id.codecId, text('V_VP8')),
      element(id.trackType, uint(1)),
      element(id.defaultDuration, uint(Math.round(milliseconds * 1_000_000))),
      element(
        id.video,
        element(id.pixelWidth, uint(track.width)),
        element(id.pixelHeight, uint(track.height)),
      ),
    ),
  );
  // Positions count from the segment's first byte, and all numbers have a fixed length, so sizes can be measured with placeholders.
  const headLength = seekHead(0, 0, 0).length;
  const cuesAt = headLength + info.length + tracks.length;
  const cuesLength = cueTable(clusters, 0).length;
  const segment = element(
    id.segment,
    seekHead(headLength, headLength + info.length, cuesAt),
    info,
    tracks,
    cueTable(clusters, cuesAt + cuesLength),
    ...clusters.map(({ bytes }) => bytes),
  );
  return Buffer.concat([fileHeader(), segment]);
}

interface Cluster {
  time: number;
  bytes: Buffer;
}

function splitIntoSeconds({ frames, framesPerSecond }: VideoTrack, milliseconds: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (let first = 0; first < frames.length; first += framesPerSecond) {
    const time = Math.round(first * milliseconds);
    const blocks = frames.slice(first, first + framesPerSecond).map((frame, index) => {
      const offset = Math.round((first + index) * milliseconds) - time;
      return element(id.simpleBlock, Buffer.from([0x81, offset >> 8, offset & 0xff, 0x80]), frame);
    });
    clusters.push({ time, bytes: element(id.cluster, element(id.timestamp, uint(time)), ...blocks) });
  }
  return clusters;
}

function cueTable(clusters: readonly Cluster[], firstAt: number): Buffer {
  let at = firstAt;
  const points = clusters.map(({ time, bytes }) => {
    const position = at;
    at += bytes.length;
    return element(
      id.cuePoint,
      element(id.cueTime, uint(time)),
      element(
        id.cueTrackPositions,
        element(id.cueTrack, uint(1)),
        element(id.cueClusterPosition, uint(position)),
      ),
    );
  });
  return element(id.cues, ...points);
}

function seekHead(infoAt: number, tracksAt: number, cuesAt: number): Buffer {
  const entry = (target: number, position: number) =>
    element(id.seek, element(id.seekId, uint(target)), element(id.seekPosition, uint(position)));
  return element(id.seekHead, entry(id.info, infoAt), entry(id.tracks, tracksAt), entry(id.cues, cuesAt));
}

function fileHeader(): Buffer {
  return element(
    id.ebml,
    element(id.ebmlVersion, uint(1)),
    element(id.ebmlReadVersion, uint(1)),
    element(id.ebmlMaxIdLength, uint(4)),
    element(id.ebmlMaxSizeLength, uint(8)),
    element(id.docType, text('webm')),
    element(id.docTypeVersion, uint(2)),
    element(id.docTypeReadVersion, uint(2)),
  );
}

/** A Matroska element: its id, the length of its content in four bytes, its content. */
function element(tag: number, ...content: Uint8Array[]): Buffer {
  const name = Buffer.from(tag.toString(16).padStart(2, '0'), 'hex');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.reduce((sum, part) => sum + part.length, 0) | 0x10000000);
  return Buffer.concat([name, size, ...content]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
