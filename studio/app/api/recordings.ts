import { call } from './call.ts';

/** Seconds of the original. */
export type Trim = { start: number; end: number };

/** The recording of a show on its way from an upload to what visitors hear. */
export type Prepared = {
  state: 'uploading' | 'measuring' | 'making' | 'ready' | 'failed';
  filename: string;
  reason: string;
  canTryAgain: boolean;
  upload: string | null;
  bytes: number;
  received: number;
  /** While it is measured or made: how far it is, or how many are before it. */
  progress: { done: number; secondsLeft: number | null } | { ahead: number } | null;
  measured: {
    seconds: number;
    /** LUFS; null for silence. */
    loudness: number | null;
    silence: { start: number; end: number };
  } | null;
  peaks: number[];
  /** What is left of it since it was made station-ready; null before. */
  made: { seconds: number; trim: Trim | null } | null;
  /** Name of a recording that is all of it, to be heard while it is trimmed. */
  whole: string | null;
  /** Name of the recording the show was given last. */
  attached: string | null;
  /** What the file says of the show. */
  fields: Record<string, unknown>;
};
type RecordingResponse = { recording: Prepared | null };

const pathOf = (slug: string) => `/documents/show/${slug}/recording`;

export const readPrepared = async (slug: string) => (await call<RecordingResponse>(pathOf(slug))).recording;

export const linkUpload = (slug: string, upload: string) =>
  call<RecordingResponse>(pathOf(slug), { method: 'PUT', body: { upload } });

/** Nothing more is done to it. With `setAside` it can be put back. */
export const forgetPrepared = (slug: string) =>
  call<RecordingResponse & { setAside: string | null }>(pathOf(slug), { method: 'DELETE' });

export const measureRecording = (slug: string) =>
  call<RecordingResponse>(`${pathOf(slug)}/measure`, { method: 'POST' });

export const makeStationReady = (slug: string, trim: Trim | null) =>
  call<RecordingResponse>(`${pathOf(slug)}/make`, { method: 'POST', body: trim ?? {} });

export const tryAgain = (slug: string) =>
  call<RecordingResponse>(`${pathOf(slug)}/again`, { method: 'POST' });
