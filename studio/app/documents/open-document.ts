import { createContext, useContext } from 'react';
import type { StoredDocument } from '../api/documents.ts';

type Fields = Record<string, unknown>;

/** The document whose form is open, for fields that need more than their own value. */
export type OpenDocument = {
  type: string;
  slug: string;
  form: Fields;
  /** After waiting, callers pass a function, which gets the form as it is by then. */
  change: (fields: Fields | ((form: Fields) => Fields)) => void;
  /** Reads the stored document again and takes over a recording that the station has given it meanwhile. */
  refresh: () => Promise<StoredDocument>;
};

const context = createContext<OpenDocument | null>(null);
export const OpenDocumentProvider = context.Provider;

export function useOpenDocument(): OpenDocument {
  const open = useContext(context);
  if (!open) throw new Error('No document is open.');
  return open;
}
