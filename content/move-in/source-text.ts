import { HttpError } from '../http/http-error.ts';

/** Decodes text by its byte order mark, by the encoding that XML declares, else as UTF-8, or as Windows-1252 if it is not valid UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw new HttpError(400, 'This is not text', 'body');
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return decodeAs('utf-16le', bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return decodeAs('utf-16be', bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const said = /^\s*<\?xml[^>]*\sencoding=["']([\w-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  // Text that was readable so far is not UTF-16, and text in another encoding is hardly ever valid UTF-8 by chance.
  const isDoubtful = /^(?:utf-16|iso-8859|windows-125|us-ascii)/i.test(said);
  for (const encoding of isDoubtful ? ['utf-8', said] : [said, 'utf-8'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is not in that encoding, or the encoding is unknown.
    }
  return decodeAs('windows-1252', bytes);
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

const maxDescription = 100_000;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** HTML as it is, plain text as paragraphs. It is sanitised together with the show. */
export function descriptionOf(text: string, doubts: string[]): string {
  const whole = text.trim();
  if (whole.length > maxDescription) doubts.push('The description is very long and will be cut.');
  const shortened = whole.slice(0, maxDescription);
  if (/<[a-z/!]/i.test(shortened)) return shortened;
  return shortened
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Text in one line, as a title or a name must be. */
export function lineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
