import type { StationDocument } from './documents.ts';

/** What `station.ts` of a station folder exports as default. A station of files only needs none of this. */
export type StationModule = {
  /** The station's whole content, as it would be written on that day. */
  documents(now: Date): StationDocument[];
  /** A picture by name, drawn as SVG. */
  picture(name: string): { svg: string; width: number; height: number; colour: string } | undefined;
  /** A recording by name: mp3, 48 kHz, 128 kbps, so every frame is 384 bytes and 24 ms. */
  recording(name: string): MadeRecording | undefined;
  /** A video clip by name, as WebM. */
  clip(name: string): Promise<Uint8Array> | undefined;
  /** Whether there is one of that name, without making it. */
  makes?(kind: 'picture' | 'recording' | 'clip', name: string): boolean;
  /** Names of recordings that fill gaps in the schedule. */
  filler: { name: string; title: string; seconds: number }[];
};

export type MadeRecording = {
  frames: number;
  /** The mp3 from its first frame to its last, in parts, as they are made. */
  parts(): AsyncIterable<Uint8Array>;
  /** Frames from anywhere, without waiting for those before: the radio joins a recording in its middle. */
  read(fromFrame: number, count: number): Promise<Uint8Array>;
};
