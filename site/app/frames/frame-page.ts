import { language } from '../words/words.ts';

type FramePage = {
  styles: string[];
  scripts: string[];
  /** Data attributes for the script. */
  data?: Record<string, string>;
};

/**
 * The document of a frame inside our own pages. Scripts of other hosts run only in such frames, which have a policy of their
 * own (security/policy.ts). The frame's query says what to play.
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
