/** The notice on top of a page that shows a draft: who sees it and until when. It is not part of visitors' pages and bundles. */

const texts = {
  en: ['Draft', 'This is a draft. Only who has this link sees it, until {until}.'],
  de: ['Entwurf', 'Das ist ein Entwurf. Nur wer diesen Link hat, sieht ihn, bis {until}.'],
} as const;

/**
 * Styles the notice by script, because the policy allows no inline styles and visitors' style sheets must not contain it. Removes
 * it in the studio's own frame, and when a followed link leads to a page without the draft.
 */
const script = `(notice => {
  const isDraft = () => new URLSearchParams(location.search).has('preview');
  if (self !== top) return notice.remove();
  notice.style.cssText = 'padding:.6rem var(--gutter);background:var(--tide);color:var(--on-tide);font-weight:600';
  new MutationObserver((_, observer) => {
    if (isDraft()) return;
    notice.remove();
    observer.disconnect();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
})(document.currentScript.previousElementSibling)`;

/** Adds the notice at the start of the page's body; the page is in latin1. */
export function withPreviewNotice(html: string, until: Date, zone: string, nonce: string): string {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
  const [label, text] = language.startsWith('de') ? texts.de : texts.en;
  const sentence = text.replace('{until}', whenInWords(until, language === 'en' ? 'en-GB' : language, zone));
  const notice = `<aside aria-label="${label}">${sentence}</aside><script nonce="${nonce}">${script}</script>`;
  const body = html.indexOf('<body');
  // The response is not HTML: the brand's style sheet is previewed as well.
  if (body === -1) return html;
  const start = html.indexOf('>', body) + 1;
  return html.slice(0, start) + Buffer.from(notice).toString('latin1') + html.slice(start);
}

function whenInWords(until: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const),
  }).format(until);
}
