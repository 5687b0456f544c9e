/** Props of every field. The value comes from the document and may be of any type or missing. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  fault?: string | undefined;
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const namesOf = (value: unknown): string[] =>
  listOf(value).filter((item): item is string => typeof item === 'string');
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  listOf(value).filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
