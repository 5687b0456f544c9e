import { type Next, nextStep } from './next-step.ts';

/**
 * Runs on pages of the site for staff who are signed in to the studio. On a page that has nothing to show yet, it says what to
 * do next. The station adds this script to the pages of staff only (docs/decisions/0020).
 */

const dismissed = 'studio-hint-dismissed';
const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { position: fixed; z-index: 60; right: 1rem; bottom: 5.5rem; max-width: calc(100vw - 2rem); }
  section { display: flex; gap: 1rem; align-items: center; padding: .7rem .4rem .7rem 1rem; border: 1px solid var(--ink, #111);
    border-left: 4px solid var(--accent, #ff4a1c); background: var(--paper, #fff); color: var(--ink, #111);
    font-size: .9375rem; line-height: 1.35; box-shadow: 0 .5rem 2rem rgb(0 0 0 / 25%); }
  p { margin: 0; }
  a { color: inherit; font-weight: 700; text-underline-offset: .2em; white-space: nowrap; }
  button { min-width: 2.75rem; min-height: 2.75rem; border: 0; background: none; color: inherit; font: inherit; font-size: 1.25rem; cursor: pointer; }
  :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`);
shadow.adoptedStyleSheets = [sheet];

function show({ said, todo, href }: Next): void {
  const section = document.createElement('section');
  section.setAttribute('aria-label', 'For staff');
  const text = document.createElement('p');
  const link = document.createElement('a');
  const close = document.createElement('button');
  text.textContent = `${said} `;
  link.textContent = todo;
  link.href = href;
  close.textContent = '×';
  close.setAttribute('aria-label', 'Dismiss');
  close.addEventListener('click', () => {
    sessionStorage.setItem(dismissed, 'yes');
    host.remove();
  });
  text.append(link);
  section.append(text, close);
  shadow.replaceChildren(section);
  document.body.append(host);
}

let at = '';
async function look(): Promise<void> {
  const path = location.pathname;
  if (path === at || sessionStorage.getItem(dismissed)) return;
  at = path;
  host.remove();
  const next = await nextStep(path).catch(() => undefined);
  if (next && location.pathname === path) show(next);
}

// Not in a frame, such as the page beside "Make it yours", where the studio itself says what to do next.
if (window === window.top) {
  void look();
  // Watches <head>, because every page has its own title, so it changes with every navigation.
  new MutationObserver(() => void look()).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
