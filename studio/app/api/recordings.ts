import { call } from './call.ts';

/** The part of the original that is left after trimming, in seconds. */
export type Trim = { start: number; end: number };

/** The preparation of a show's recording, from the upload until the show has it. */
export type Prepared = {
  state: 'uploading' | 'measuring' | 'making' | 'ready' | 'failed';
  filename: string;
  reason: string;
  canTryAgain: boolean;
  upload: string | null;
  bytes: number;
  received: number;
  /** While measuring or making: how much is done, or how many preparations come first. */
  progress: { done: number; secondsLeft: number | null } | { ahead: number } | null;
  measured: {
    seconds: number;
    /** LUFS; null for silence. */
    loudness: number | null;
    silence: { start: number; end: number };
  } | null;
  peaks: number[];
  /** Length and trim of the station-ready recording; null before it is made. */
  made: { seconds: number; trim: Trim | null } | null;
  /** Name of the untrimmed recording, which is played while trimming; null when there is none. */
  whole: string | null;
  /** Name of the recording that the show was last given. */
  attached: string | null;
  /** Fields of the show, read from the tags of the file. */
  fields: Record<string, unknown>;
};
type RecordingResponse = { recording: Prepared | null };

const pathOf = (slug: string) => `/documents/show/${slug}/recording`;

export const readPrepared = async (slug: string) => (await call<RecordingResponse>(pathOf(slug))).recording;

export const linkUpload = (slug: string, upload: string) =>
  call<RecordingResponse>(pathOf(slug), { method: 'PUT', body: { upload } });

/** Ends and sets aside the preparation. `setAside` is the id with which it can be put back. */
export const forgetPrepared = (slug: string) =>
  call<RecordingResponse & { setAside: string | null }>(pathOf(slug), { method: 'DELETE' });

export const measureRecording = (slug: string) =>
  call<RecordingResponse>(`${pathOf(slug)}/measure`, { method: 'POST' });

export const makeStationReady = (slug: string, trim: Trim | null) =>
  call<RecordingResponse>(`${pathOf(slug)}/make`, { method: 'POST', body: trim ?? {} });

export const tryAgain = (slug: string) =>
  call<RecordingResponse>(`${pathOf(slug)}/again`, { method: 'POST' });
