import type { DocumentType } from '@longwave/contract/documents.ts';

/** A field of a form; `kind` is the control it has. */
export type FormField = { name: string; label: string; hint?: string } & (
  | {
      kind:
        | 'text'
        | 'paragraph'
        | 'rich'
        | 'toggle'
        | 'names'
        | 'links'
        | 'tracklist'
        | 'recording'
        | 'blocks';
    }
  | { kind: 'length' | 'video-source' | 'time' | 'minutes' | 'playlist' }
  | { kind: 'instant' | 'date' | 'picture'; canBeEmpty?: boolean }
  | { kind: 'select'; options: readonly (readonly [string, string])[] }
  | { kind: 'references'; type: DocumentType; canMake?: boolean }
  | { kind: 'reference'; type: DocumentType }
);
/** Fields of the main column, and of the side column that is shown beside it where there is room. */
export type FormFields = { main: FormField[]; side: FormField[] };

export const title: FormField = { kind: 'text', name: 'title', label: 'Title' };
export const description: FormField = { kind: 'rich', name: 'description', label: 'Description' };
export const summary: FormField = {
  kind: 'paragraph',
  name: 'summary',
  label: 'Summary',
  hint: 'A sentence or two, for cards and search engines.',
};
export const date: FormField = { kind: 'instant', name: 'date', label: 'Date' };
export const picture: FormField = { kind: 'picture', name: 'picture', label: 'Picture' };
export const residents: FormField = {
  kind: 'references',
  name: 'residents',
  label: 'Residents',
  type: 'resident',
  canMake: true,
};
export const genres: FormField = {
  kind: 'references',
  name: 'genres',
  label: 'Genres',
  type: 'genre',
  canMake: true,
};
export const links: FormField = { kind: 'links', name: 'links', label: 'Links' };
