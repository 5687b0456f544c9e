import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdEarlyPresses } from './browser/early-press.ts';
import { provideListeningHistory } from './player/listening-history.ts';

provideListeningHistory(async () => (await import('./saved/listening-history.ts')).listeningHistory);
holdEarlyPresses();

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
