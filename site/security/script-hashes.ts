import { hash } from 'node:crypto';

/**
 * Removes the nonces from a page in latin1 and returns the hashes of the inline scripts that had one. A script that came with
 * content has no nonce, so it is not allowed.
 */
export function takeNonces(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const withNonce = new RegExp(
    `<script(?=[^>]*${attribute})(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(withNonce))
    if (groups?.text && !/\ssrc=/.test(groups.attributes ?? '')) hashes.add(scriptHash(groups.text));
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
}

/** The hash of an inline script in the syntax of a Content-Security-Policy. */
export function scriptHash(text: string): string {
  return `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`;
}
