import { call } from './call.ts';

/** Path to which files are uploaded with the tus protocol. */
export const uploadsPath = '/content/uploads';

/** State and progress of an upload. */
export type UploadStatus = {
  id: string;
  kind: string;
  name: string;
  filename: string;
  bytes: number;
  received: number;
  created: string;
} & (
  | { state: 'uploading' }
  | { state: 'checking' }
  | { state: 'ready'; facts: { bytes: number; seconds: number | null } }
  | { state: 'refused'; reason: string }
);

export const readUpload = (id: string) => call<UploadStatus>(`/uploads/${id}/status`);

/** Uploads of the signed-in person, newest first. */
export const listOwnUploads = async () => (await call<{ uploads: UploadStatus[] }>('/uploads?own=1')).uploads;

export const removeUpload = (id: string) =>
  call(`/uploads/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
