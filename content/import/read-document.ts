import { readFileSync } from 'node:fs';
import type { DocumentType } from '@longwave/contract/documents.ts';
import { documentTypes } from '../document-types.ts';
import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import { slugOf } from './slug-of.ts';

/** Folders whose name gives the type of the documents in them. */
const typeOfFolder: Record<string, DocumentType> = {
  ...Object.fromEntries(
    documentTypes.flatMap((type) => [[type, type] as const, [`${type}s`, type] as const]),
  ),
  editorial: 'article',
  tv: 'video',
  schedule: 'slot',
};

export type Fields = Record<string, unknown>;

/** A document as a person wrote it, which may lack fields, or as an export wrote it, with its draft and its revisions. */
export type SourceDocument = { file: FolderFile; type: DocumentType; slug: string } & (
  | { form: 'plain'; fields: Fields }
  | { form: 'exported'; wrapper: Fields }
);

export type Manifest = { order: string[]; media: Fields[] };

/** Returns `unknown` for a file that is no document, which is reported and skipped; undefined for a faulty document. */
export function readDocument(
  file: FolderFile,
  errors: ImportErrors,
): SourceDocument | { manifest: Manifest } | 'unknown' | undefined {
  const ofFolder = typeOfFolder[file.folder.split('/').at(-1) ?? ''];
  const json = readJson(file, errors);
  if (json === undefined) return undefined;
  if (!isFields(json)) {
    if (!ofFolder) return 'unknown';
    errors.add(file.name, null, 'This is not one document. Write a file for each.');
    return undefined;
  }
  const manifest = manifestOf(file, json);
  if (manifest) return { manifest };
  if (!('type' in json) && ('live' in json || 'draft' in json)) return exportedDocument(file, json, errors);
  const isStation = file.folder === '' && file.stem === 'station';
  const type = json.type ?? ofFolder ?? (isStation ? 'station' : undefined);
  if (type === undefined) return 'unknown';
  if (!isDocumentType(type)) {
    errors.add(
      file.name,
      'type',
      `There are no documents of type ${String(type)}, but ${documentTypes.join(', ')}`,
    );
    return undefined;
  }
  const slug = type === 'station' ? 'station' : typeof json.slug === 'string' ? json.slug : slugOf(file.stem);
  return { form: 'plain', file, type, slug, fields: { ...json, type, slug } };
}

function exportedDocument(
  file: FolderFile,
  wrapper: Fields,
  errors: ImportErrors,
): SourceDocument | undefined {
  const document = wrapper.live ?? wrapper.draft;
  if (isFields(document) && isDocumentType(document.type) && typeof document.slug === 'string')
    return { form: 'exported', file, type: document.type, slug: document.slug, wrapper };
  errors.add(file.name, wrapper.live ? 'live' : 'draft', 'This is not a document with a type and a slug');
  return undefined;
}

/** The manifest of an export; exports of the first version have it in station.json. */
function manifestOf({ name }: FolderFile, json: Fields): Manifest | undefined {
  if (!['export.json', 'station.json'].includes(name) || typeof json.version !== 'number') return undefined;
  if (json.version > 2)
    throw new Error('This export was written by a newer version of Longwave; use that version.');
  const order = Array.isArray(json.order) ? json.order.filter((one) => typeof one === 'string') : [];
  return { order, media: Array.isArray(json.media) ? json.media.filter(isFields) : [] };
}

export function readJson(file: FolderFile, errors: ImportErrors): unknown {
  try {
    return JSON.parse(readFileSync(file.path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    errors.add(file.name, null, `This is not JSON: ${(error as Error).message}`);
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDocumentType(type: unknown): type is DocumentType {
  return documentTypes.some((known) => known === type);
}
