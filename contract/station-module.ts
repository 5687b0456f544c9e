import type { StationDocument } from './documents.ts';

/** Default export of `station.ts` in a station folder. A station that consists of files only needs none. */
export type StationModule = {
  /** All documents of the station as they would be on that day. */
  documents(now: Date): StationDocument[];
  /** A picture by name, as SVG. */
  picture(name: string): { svg: string; width: number; height: number; colour: string } | undefined;
  /** A recording by name: mp3, 48 kHz, 128 kbps, so every frame is 384 bytes and 24 ms. */
  recording(name: string): MadeRecording | undefined;
  /** A video clip by name, as WebM. */
  clip(name: string): Promise<Uint8Array> | undefined;
  /** Whether the module can make this file; answers without making it. */
  makes?(kind: 'picture' | 'recording' | 'clip', name: string): boolean;
  /** Recordings that fill gaps in the schedule. */
  filler: { name: string; title: string; seconds: number }[];
};

export type MadeRecording = {
  frames: number;
  /** The whole mp3 in parts, as they are made. */
  parts(): AsyncIterable<Uint8Array>;
  /** Reads frames from any position without making the ones before: the radio joins a recording in its middle. */
  read(fromFrame: number, count: number): Promise<Uint8Array>;
};
