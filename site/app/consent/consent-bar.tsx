import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { useStation } from '../shell/station.ts';
import { pageSeen } from '../third-parties/seen-pages.ts';
import { followConsent } from '../third-parties/third-parties.ts';
import { listenForIdentity } from '../third-parties/visitor.ts';
import { consentWords } from '../words/consent.ts';
import { answer, consent, followOtherTabs, refuseAll } from './consent.ts';
import { askedByBar, type Purpose } from './purposes.ts';

const ChoicesDialog = lazyPart(() => import('./choices-dialog.tsx'));

/** Asks once for what has not been answered. Yes and no look the same and cost one click each. */
export default function ConsentBar() {
  const settings = useBrowserSettings();
  const { accountUrl } = useStation();
  const { pathname, search } = useLocation();
  const answers = useStore(consent, (state) => state.answers);
  const choosing = useStore(consent, (state) => state.choosing);
  useEffect(followOtherTabs, []);
  useEffect(() => followConsent(settings), [settings]);
  useEffect(() => listenForIdentity(accountUrl), [accountUrl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one when its address is
  useEffect(pageSeen, [pathname, search]);
  const open = askedByBar(settings).filter((purpose) => answers[purpose] === undefined);
  return (
    <>
      {open.length > 0 && <Question purposes={open} />}
      {choosing && (
        <Suspense>
          <ChoicesDialog />
        </Suspense>
      )}
    </>
  );
}

function Question({ purposes }: { purposes: Purpose[] }) {
  const asked = purposes.length > 1 ? 'both' : purposes[0] === 'counting' ? 'counting' : 'advertising';
  const button =
    'min-h-12 cursor-pointer border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper';
  return (
    <section
      className="max-h-[45dvh] overflow-y-auto border-t border-rule bg-raised px-(--gutter) py-4 md:flex md:items-center md:justify-between md:gap-8"
      aria-label={consentWords.privacy}
    >
      <p>
        {consentWords[`${asked}Question`]}{' '}
        <button
          type="button"
          className="min-h-6 underline underline-offset-4"
          onClick={() => consent.setState({ choosing: true })}
        >
          {consentWords.choose}
        </button>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 md:mt-0 md:w-96 md:shrink-0">
        <button
          type="button"
          className={button}
          onClick={() => answer(Object.fromEntries(purposes.map((purpose) => [purpose, 'yes'])))}
        >
          {consentWords[`${asked}Yes`]}
        </button>
        <button type="button" className={button} onClick={refuseAll}>
          {consentWords.no}
        </button>
      </div>
    </section>
  );
}
