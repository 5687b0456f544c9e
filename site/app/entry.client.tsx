import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdEarlyPresses } from './browser/early-press.ts';
import { provideListeningHistory } from './player/listening-history.ts';

provideListeningHistory(async () => (await import('./saved/listening-history.ts')).listeningHistory);
holdEarlyPresses();

// The browser handles links within the page, and the entries it adds to the history have no key. The router takes all of these
// for one and restores the scroll position of the last, so each gets a key before the router sees it.
addEventListener('popstate', () => {
  if (!history.state) history.replaceState({ key: Math.random() }, '');
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

const layOut = () =>
  void import('./shell/lay-out-offscreen.ts').then(({ layOutOffscreen }) => layOutOffscreen());
if (document.readyState === 'complete') layOut();
else addEventListener('load', layOut, { once: true });
