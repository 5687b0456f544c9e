import { HttpError } from '../http/http-error.ts';

/** A cursor is the opaque text of `next` and `after`: the sort value and the id of the last item. */
export function writeCursor(item: [string | number, string | number]): string {
  return Buffer.from(JSON.stringify(item)).toString('base64url');
}

type Kind = 'string' | 'number';
type Value<T extends Kind> = T extends 'string' ? string : number;

export function parseCursor<T extends Kind, Id extends Kind = 'number'>(
  given: string | undefined,
  kind: T,
  idKind: Id = 'number' as Id,
): [Value<T>, Value<Id>] | undefined {
  if (given === undefined) return undefined;
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(given.slice(0, 4000), 'base64url').toString('utf8'));
    if (isOf(value, kind) && isOf(id, idKind) && rest.length === 0)
      return [value as Value<T>, id as Value<Id>];
  } catch {
    // Text that is not JSON is refused like JSON of another form.
  }
  throw new HttpError(400, 'after must be what `next` of the page before says', 'after');
}

function isOf(value: unknown, kind: Kind): boolean {
  return kind === 'string' ? typeof value === 'string' : Number.isSafeInteger(value);
}
