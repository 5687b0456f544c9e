import { hash } from 'node:crypto';

/**
 * Takes the marks off the scripts the site itself wrote, and gives those scripts' hashes. A script that came with content
 * carries no mark, so it is not among them. The page is given as its bytes, each as the character of that number.
 */
export function takeMarks(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const marked = new RegExp(
    `<script(?=[^>]*${attribute})(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(marked))
    if (groups?.text && !/\ssrc=/.test(groups.attributes ?? '')) hashes.add(scriptHash(groups.text));
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

/** As a policy names it. */
export function scriptHash(text: string): string {
  return `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`;
}
