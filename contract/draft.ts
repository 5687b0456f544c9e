import * as z from 'zod/mini';
import { type DocumentType, documentSchema } from './documents.ts';

/** A document that is still being written: only its type and slug are required. */
export type DraftDocument = { type: DocumentType; slug: string; [field: string]: unknown };

/** A schema for each type of draft: every field except type and slug may be missing, but must be valid if present. */
export const draftSchemas = Object.fromEntries(
  documentSchema.def.options.map((option) => [
    option.shape.type.def.values[0],
    z.extend(z.partial(option as z.ZodMiniObject), { type: option.shape.type, slug: option.shape.slug }),
  ]),
) as unknown as Record<DocumentType, z.ZodMiniType<DraftDocument>>;
