import type { DocumentOf } from '@longwave/contract/documents.ts';
import { call } from './call.ts';
import type { StoredDocument } from './documents.ts';

export type StationSettings = DocumentOf<'station'>;

/** Reads the station document: the name, time zone, language and theme of the station. */
export const readStation = () => call<StoredDocument>('/documents/station/station');

/** Publishes the station document. `notes` are hints about how the site will look. */
export const publishStation = (station: StationSettings, version: number) =>
  call<StoredDocument & { notes?: string[] }>('/documents/station/station', {
    method: 'PUT',
    body: station,
    headers: { 'if-match': `"${version}"` },
  });
