import { type StationDocument, stationDocumentOf } from '@longwave/contract/documents.ts';
import { type MediaUse, mediaOf } from '../media/media-of.ts';
import { sanitised } from '../sanitise.ts';
import { referencesOf } from '../store/references.ts';
import type { Store } from '../store.ts';
import type { Faults } from './faults.ts';
import type { Fields } from './read-document.ts';

export type Checked = { file: string; document: StationDocument };

/** The document in its shape, made safe; every field that does not fit is named. */
export function shaped(
  file: string,
  before: string,
  fields: unknown,
  faults: Faults,
): StationDocument | undefined {
  const result = stationDocumentOf.safeParse(fields);
  if (result.success) return sanitised(result.data);
  for (const issue of result.error.issues) {
    const field = [...(before ? [before] : []), ...issue.path].join('.') || null;
    faults.add(
      file,
      field,
      isMissing(fields as Fields, issue.path) ? 'This field is missing' : issue.message,
    );
  }
  return undefined;
}

function isMissing(fields: Fields, path: PropertyKey[]): boolean {
  let value: unknown = fields;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
  return path.length > 0 && value === undefined;
}

/** Whatever a document names must be among those of the folder, right or not yet, or in the station already. */
export function checkReferences(
  store: Store,
  known: Set<string>,
  documents: Checked[],
  faults: Faults,
): void {
  const isLive = (type: string, slug: string) =>
    store.sql('SELECT 1 FROM documents WHERE type = ? AND slug = ? AND live IS NOT NULL').get(type, slug) !==
    undefined;
  for (const { file, document } of documents)
    for (const { field, type, slug } of referencesOf(document))
      if (!known.has(`${type}/${slug}`) && !isLive(type, slug))
        faults.add(
          file,
          field,
          `There is no ${type} called ${slug}. Write ${type}s/${slug}.json, or take it out of ${field}.`,
        );
}

export function checkMediaOf(documents: Checked[], exists: (use: MediaUse) => boolean, faults: Faults): void {
  for (const { file, document } of documents)
    for (const use of mediaOf(document))
      if (!exists(use))
        faults.add(
          file,
          use.field,
          `There is no ${use.kind} called ${use.name} in the folder or in the station.`,
        );
}
