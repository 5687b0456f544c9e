import type * as z from 'zod/mini';

type Path = PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** If more parts than this do not fit, the whole response is an error. */
const maxLeftOut = 100;

/**
 * parses a response and leaves out parts that do not fit the schema, such as a link to `//…`: an item is removed from
 * its list, another part becomes null where the schema allows that. Throws if the rest still does not fit.
 */
export function parseParts<T extends z.ZodMiniType>(
  schema: T,
  input: unknown,
  report: (part: string, reason: string) => void,
): z.infer<T> {
  let result = schema.safeParse(input);
  if (result.success) return result.data;
  const rest = structuredClone(input);
  for (let count = 0; count < maxLeftOut && !result.success; count++) {
    const [issue] = result.error.issues;
    const part = issue && (itemPath(rest, issue.path) ?? emptyablePath(schema, rest, issue.path));
    if (!part) break;
    leaveOut(rest, part);
    report(issue.path.join('.'), issue.message);
    result = schema.safeParse(rest);
  }
  if (!result.success) throw result.error;
  return result.data;
}

/** The path of the innermost list item that contains the given path. */
function itemPath(input: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--)
    if (Array.isArray(valueAt(input, path.slice(0, length - 1)))) return path.slice(0, length);
  return undefined;
}

/** The path of the innermost part on the given path that may be null. */
function emptyablePath(schema: z.ZodMiniType, input: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const tried = structuredClone(input);
    leaveOut(tried, part);
    const issues = schema.safeParse(tried).error?.issues ?? [];
    if (!issues.some((issue) => startsWith(issue.path, part))) return part;
  }
  return undefined;
}

function leaveOut(input: unknown, path: Path): void {
  const holder = valueAt(input, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined || typeof holder !== 'object' || holder === null) return;
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else (holder as Container)[last] = null;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Container)[key] : undefined),
    input,
  );
}

function startsWith(path: Path, part: Path): boolean {
  return part.every((key, index) => path[index] === key);
}
