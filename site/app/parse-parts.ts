import type * as z from 'zod/mini';

type Path = PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** An answer with more than this at fault is no use. */
const mostLeftOut = 100;

/**
 * an answer in its shape. A part that does not fit, such as a link to `//…`, is left out and told of, and the rest
 * stands: an item of a list goes from it, any other part becomes null where it may be. What is still wrong then is an error.
 */
export function parseParts<T extends z.ZodMiniType>(
  schema: T,
  answer: unknown,
  tell: (part: string, reason: string) => void,
): z.infer<T> {
  let result = schema.safeParse(answer);
  if (result.success) return result.data;
  const rest = structuredClone(answer);
  for (let count = 0; count < mostLeftOut && !result.success; count++) {
    const [issue] = result.error.issues;
    const part = issue && (itemPath(rest, issue.path) ?? emptyablePath(schema, rest, issue.path));
    if (!part) break;
    leaveOut(rest, part);
    tell(issue.path.join('.'), issue.message);
    result = schema.safeParse(rest);
  }
  if (!result.success) throw result.error;
  return result.data;
}

/** The innermost item of a list that the path leads into. */
function itemPath(answer: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--)
    if (Array.isArray(valueAt(answer, path.slice(0, length - 1)))) return path.slice(0, length);
  return undefined;
}

/** The innermost part on the path that may be null. */
function emptyablePath(schema: z.ZodMiniType, answer: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const tried = structuredClone(answer);
    leaveOut(tried, part);
    const issues = schema.safeParse(tried).error?.issues ?? [];
    if (!issues.some((issue) => startsWith(issue.path, part))) return part;
  }
  return undefined;
}

function leaveOut(answer: unknown, path: Path): void {
  const holder = valueAt(answer, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined || typeof holder !== 'object' || holder === null) return;
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else (holder as Container)[last] = null;
}

function valueAt(answer: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Container)[key] : undefined),
    answer,
  );
}

function startsWith(path: Path, part: Path): boolean {
  return part.every((key, place) => path[place] === key);
}
