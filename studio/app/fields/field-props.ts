/** Props of every field. The value comes from the document and may be of any type or missing. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  value: unknown;
  /** Takes the next value. After waiting, callers pass a function of the present value, because it may have changed meanwhile. */
  onChange: (next: unknown) => void;
  fault?: string | undefined;
};

export const nextValue = (next: unknown, present: unknown): unknown =>
  typeof next === 'function' ? next(present) : next;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const namesOf = (value: unknown): string[] =>
  listOf(value).filter((item): item is string => typeof item === 'string');
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  listOf(value).filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
