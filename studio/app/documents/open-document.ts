import { createContext, useContext } from 'react';
import type { StoredDocument } from '../api/documents.ts';

/** The document whose form is open, for fields that know of more than their own value. */
export type OpenDocument = {
  type: string;
  slug: string;
  form: Record<string, unknown>;
  change: (fields: Record<string, unknown>) => void;
  /** Takes over the recording that the station has given to the document meanwhile; the document as it is stored. */
  refresh: () => Promise<StoredDocument>;
};

const context = createContext<OpenDocument | null>(null);
export const OpenDocumentProvider = context.Provider;

export function useOpenDocument(): OpenDocument {
  const open = useContext(context);
  if (!open) throw new Error('No document is open.');
  return open;
}
