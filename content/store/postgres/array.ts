import { withoutZeros } from './connection.ts';

/** An array parameter in the format of PostgreSQL, for `${numberArray(ids)}::bigint[]`. */
export function numberArray(values: Iterable<number | null>): string {
  return `{${[...values].map((value) => value ?? 'NULL').join(',')}}`;
}

/** The same for `::text[]`. */
export function textArray(values: Iterable<string | number | null>): string {
  return `{${[...values].map((value) => (value === null ? 'NULL' : quoted(String(value)))).join(',')}}`;
}

function quoted(text: string): string {
  return `"${withoutZeros(text).replace(/["\\]/g, '\\$&')}"`;
}
