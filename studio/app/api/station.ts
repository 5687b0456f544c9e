import type { DocumentOf } from '@longwave/contract/documents.ts';
import { call } from './call.ts';
import type { StoredDocument } from './documents.ts';

export type StationSettings = DocumentOf<'station'>;

/** What the station is called, where it is and how it looks: a document with one version for all. */
export const readStation = () => call<StoredDocument>('/documents/station/station');

/** Visitors see it at once. `notes` are hints about how it will look. */
export const publishStation = (station: StationSettings, version: number) =>
  call<StoredDocument & { notes?: string[] }>('/documents/station/station', {
    method: 'PUT',
    body: station,
    headers: { 'if-match': `"${version}"` },
  });
