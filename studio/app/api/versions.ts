import type { DraftDocument } from '@longwave/contract/draft.ts';
import { call } from './call.ts';
import type { DocumentName } from './documents.ts';

export type VersionFacts = {
  id: number;
  at: string;
  author: string;
  state: 'draft' | 'live';
  note: string | null;
};
export type Version = VersionFacts & { document: DraftDocument };

export const listVersions = ({ type, slug }: DocumentName, after?: string) =>
  call<{ versions: VersionFacts[]; next: string | null }>(
    `/documents/${type}/${slug}/versions?limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`,
  );

export const readVersion = ({ type, slug }: DocumentName, id: number) =>
  call<Version>(`/documents/${type}/${slug}/versions/${id}`);
