const maxPathLength = 2_048;
const maxTargetLength = 8_192;

/** A path of plain segments, none of them empty, `.` or `..`, and a query. Nearly every request matches. */
const normalPattern = /^(?=\/)(?:\/(?!\.{1,2}(?:[/?]|$))[\w.~!$&'()*+,;=:@-]+)*\/?(?:\?[^#]*)?$/;
/** The same, also with escaped characters in the path. */
const normalEscapedPattern =
  /^(?=\/)(?:\/(?!\.{1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)*\/?(?:\?[^#]*)?$/;
/** Slashes, backslashes and control characters, which other programs may treat differently when they are escaped. */
const neverEscaped = /%(?:[01][0-9A-F]|7F|2F|5C)/;

/**
 * Normalises path and query of a request, so that limits and routes cannot be evaded by writing it differently: letters and
 * digits are not escaped, escapes are upper-case UTF-8. Undefined if there is no normal form.
 */
export function normaliseTarget(target: string): string | undefined {
  if (target.length > maxTargetLength) return undefined;
  const queryStart = target.indexOf('?');
  if ((queryStart < 0 ? target.length : queryStart) > maxPathLength) return undefined;
  if (normalPattern.test(target)) return target;
  const [path, query] =
    queryStart < 0 ? [target, ''] : [target.slice(0, queryStart), target.slice(queryStart)];
  const normalised = normalisePath(withoutOrigin(path));
  return normalised !== undefined && normalEscapedPattern.test(normalised + query)
    ? normalised + query
    : undefined;
}

/** A request through a proxy may contain the whole URL. */
function withoutOrigin(path: string): string {
  const origin = /^https?:\/\/[^/]+/i.exec(path)?.[0];
  return origin ? path.slice(origin.length) || '/' : path;
}

function normalisePath(path: string): string | undefined {
  // Node represents each raw byte as the character with its number.
  const escaped = path.replace(/[\x80-\xff]/g, (byte) => escapeOf(byte.charCodeAt(0)));
  const normalised = escaped.replace(/%[0-9a-f]{2}/gi, (found) => {
    const code = Number.parseInt(found.slice(1), 16);
    const character = String.fromCharCode(code);
    return /[\w.~-]/.test(character) ? character : escapeOf(code);
  });
  return isUtf8(normalised) && !neverEscaped.test(normalised) ? normalised : undefined;
}

function escapeOf(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
}

function isUtf8(escaped: string): boolean {
  try {
    decodeURIComponent(escaped);
    return true;
  } catch {
    return false;
  }
}
