const longestPath = 2_048;
const longestTarget = 8_192;

/** A path of plain segments, none of them empty, `.` or `..`, and a query. Nearly every request has one. */
const normal = /^(?=\/)(?:\/(?!\.{1,2}(?:[/?]|$))[\w.~!$&'()*+,;=:@-]+)*\/?(?:\?[^#]*)?$/;
/** The same, with what must be escaped in a path. */
const normalEscaped =
  /^(?=\/)(?:\/(?!\.{1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)*\/?(?:\?[^#]*)?$/;
/** Slashes, backslashes and control characters mean something else to others when they are escaped. */
const neverEscaped = /%(?:[01][0-9A-F]|7F|2F|5C)/;

/**
 * The one spelling of what a request asks for, so that limits and routes cannot be passed by another spelling:
 * letters and digits are not escaped, escapes are upper-case UTF-8. Undefined for what has no such spelling.
 */
export function normalTarget(target: string): string | undefined {
  if (target.length > longestTarget) return undefined;
  const mark = target.indexOf('?');
  if ((mark < 0 ? target.length : mark) > longestPath) return undefined;
  if (normal.test(target)) return target;
  const [path, query] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
  const spelt = spellPath(withoutOrigin(path));
  return spelt !== undefined && normalEscaped.test(spelt + query) ? spelt + query : undefined;
}

/** A request by way of a proxy may name the whole address. */
function withoutOrigin(path: string): string {
  const origin = /^https?:\/\/[^/]+/i.exec(path)?.[0];
  return origin ? path.slice(origin.length) || '/' : path;
}

function spellPath(path: string): string | undefined {
  // Node gives bytes as characters of their number.
  const escaped = path.replace(/[\x80-\xff]/g, (byte) => escapeOf(byte.charCodeAt(0)));
  const spelt = escaped.replace(/%[0-9a-f]{2}/gi, (found) => {
    const code = Number.parseInt(found.slice(1), 16);
    const character = String.fromCharCode(code);
    return /[\w.~-]/.test(character) ? character : escapeOf(code);
  });
  return isUtf8(spelt) && !neverEscaped.test(spelt) ? spelt : undefined;
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
