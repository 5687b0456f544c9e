/** Just enough XML for feeds: an element is its text, already escaped. */

export type Attributes = Record<string, string | number | undefined>;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no way to write these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

export function element(name: string, attributes: Attributes, children: string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>\n`;
}

export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, attributes, [escapeXml(text)]);
}

export function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}
