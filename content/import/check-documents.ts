import { documentSchema, type StationDocument } from '@longwave/contract/documents.ts';
import { type DraftDocument, draftSchemas } from '@longwave/contract/draft.ts';
import { findBrandProblem } from '../brand/check-brand.ts';
import { findReferencedMedia, type MediaReference } from '../media/referenced-media.ts';
import { sanitiseDocument } from '../sanitise.ts';
import { BadField } from '../store/bad-field.ts';
import { findPathProblems } from '../store/path-problems.ts';
import { findReferences } from '../store/references.ts';
import type { Reads } from '../store/repository.ts';
import type { ImportErrors } from './import-errors.ts';
import type { Fields } from './read-document.ts';

export type Checked = { file: string; document: StationDocument };

/** Parses and sanitises a document; every field that does not fit is reported. */
export function parseDocument(
  file: string,
  before: string,
  fields: unknown,
  errors: ImportErrors,
): StationDocument | undefined {
  const result = documentSchema.safeParse(fields);
  if (result.success) return sanitised(file, before, result.data, errors);
  addIssues(file, before, fields, result.error.issues, errors);
  return undefined;
}

/** The same for a draft, which may lack many fields. */
export function parseDraft(
  file: string,
  before: string,
  fields: unknown,
  errors: ImportErrors,
): DraftDocument | undefined {
  const schema = draftSchemas[(fields as DraftDocument).type];
  if (!schema) return parseDocument(file, before, fields, errors);
  const result = schema.safeParse(fields);
  if (result.success) return sanitised(file, before, result.data, errors);
  addIssues(file, before, fields, result.error.issues, errors);
  return undefined;
}

function sanitised<T extends StationDocument | DraftDocument>(
  file: string,
  before: string,
  document: T,
  errors: ImportErrors,
): T | undefined {
  try {
    return sanitiseDocument(document);
  } catch (error) {
    if (!(error instanceof BadField)) throw error;
    errors.add(file, before ? `${before}.${error.field}` : error.field, error.message);
    return undefined;
  }
}

function addIssues(
  file: string,
  before: string,
  fields: unknown,
  issues: { path: PropertyKey[]; message: string }[],
  errors: ImportErrors,
): void {
  for (const issue of issues) {
    const field = [...(before ? [before] : []), ...issue.path].join('.') || null;
    errors.add(
      file,
      field,
      isMissing(fields as Fields, issue.path) ? 'This field is missing' : issue.message,
    );
  }
}

function isMissing(fields: Fields, path: PropertyKey[]): boolean {
  let value: unknown = fields;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
  return path.length > 0 && value === undefined;
}

export function checkBrands(documents: Checked[], errors: ImportErrors): void {
  for (const { file, document } of documents) {
    const problem = findBrandProblem(document);
    if (problem) errors.add(file, problem.field, problem.reason);
  }
}

/** Reports documents that visitors could not reach at their path. */
export async function checkPaths(reads: Reads, documents: Checked[], errors: ImportErrors): Promise<void> {
  for (const { file, document } of documents)
    for (const { field, reason } of await findPathProblems(reads, document)) errors.add(file, field, reason);
}

/** Reports references to documents that are neither in the folder (valid or not) nor in the station. */
export async function checkReferences(
  reads: Reads,
  known: Set<string>,
  documents: Checked[],
  errors: ImportErrors,
): Promise<void> {
  const references = documents.flatMap(({ file, document }) =>
    findReferences(document)
      .filter(({ type, slug }) => !known.has(`${type}/${slug}`))
      .map((reference) => ({ file, ...reference })),
  );
  const ids = await reads.documents.liveIds(references);
  for (const [at, { file, field, type, slug }] of references.entries())
    if (ids[at] === undefined)
      errors.add(
        file,
        field,
        `There is no ${type} called ${slug}. Write ${type}s/${slug}.json, or take it out of ${field}.`,
      );
}

export async function checkReferencedMedia(
  documents: Checked[],
  exists: (use: MediaReference) => Promise<boolean>,
  errors: ImportErrors,
): Promise<void> {
  for (const { file, document } of documents)
    for (const use of findReferencedMedia(document))
      if (!(await exists(use)))
        errors.add(
          file,
          use.field,
          `There is no ${use.kind} called ${use.name} in the folder or in the station.`,
        );
}
