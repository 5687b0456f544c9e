import { language } from '../words/words.ts';

type FramePage = {
  styles: string[];
  scripts: string[];
  /** Addresses the script needs. */
  data?: Record<string, string>;
};

/**
 * A page for a frame on our own pages. Players of other hosts bring scripts of their own: those run here and nowhere else,
 * by a policy that only this page has (security/policy.ts). What is to be played stands in the frame's address.
 */
export function framePage(title: string, { styles, scripts, data = {} }: FramePage): Response {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  const html = `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
</head>
<body${attributes.join('')}>
${scripts.map((address) => `<script src="${address}"></script>`).join('\n')}
</body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
