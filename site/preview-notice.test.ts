import { expect, test } from 'vitest';
import { withPreviewNotice } from './preview-notice.ts';

test('the notice speaks the language of the page, and comes first in it', () => {
  const until = new Date('2026-11-23T12:30:00Z');
  const page = '<html lang="de"><head></head><body class="x"><a>Zum Inhalt</a></body></html>';
  const html = Buffer.from(withPreviewNotice(page, until, 'Europe/Berlin', 'N'), 'latin1').toString();
  expect(html).toContain(
    '<body class="x"><aside aria-label="Entwurf">Das ist ein Entwurf. Nur wer diesen Link hat, sieht ihn, bis 23. November 2026 um 13:30 MEZ.</aside><script nonce="N">',
  );
  expect(withPreviewNotice(page.replace('de', 'fr'), until, 'Europe/Berlin', 'N')).toContain(
    'This is a draft.',
  );
});
