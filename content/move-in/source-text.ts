import { HttpError } from '../http/http-error.ts';

/** Text of bytes in whatever encoding: by its mark, by what XML says of itself, else UTF-8, or Windows-1252 where it is not that. */
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
  // What can be read so far is not UTF-16, and Latin letters are hardly ever UTF-8 by chance.
  const isDoubtful = /^(?:utf-16|iso-8859|windows-125|us-ascii)/i.test(said);
  for (const encoding of isDoubtful ? ['utf-8', said] : [said, 'utf-8'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not that encoding, or none that is known.
    }
  return decodeAs('windows-1252', bytes);
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

const maxDescription = 100_000;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** HTML as it is, plain text as paragraphs. It is made safe when the show is. */
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

/** One line: what a title or a name can be. */
export function lineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
