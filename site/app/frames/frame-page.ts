import { language } from '../words/words.ts';

type FramePage = {
  styles: string[];
  scripts: string[];
  /** Data attributes for the script. */
  data?: Record<string, string>;
};

/**
 * A page for a frame on our own pages. Only here do scripts of other hosts run, by a policy that only these frames have
 * (security/policy.ts). What to play is in the frame's query.
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
${styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n')}
</head>
<body${attributes.join('')}>
${scripts.map((url) => `<script src="${url}"></script>`).join('\n')}
</body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
