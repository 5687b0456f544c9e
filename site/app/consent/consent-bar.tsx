import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { deferred } from '../browser/deferred.tsx';
import { useBrowserSettings } from '../root-data.ts';
import { consentWords } from '../words/consent.ts';
import { answer, consent, followOtherTabs, refuseAll } from './consent.ts';
import { type Purpose, purposesAskedByBar } from './purposes.ts';

const ChoicesDialog = deferred(() => import('./choices-dialog.tsx'));

/** Asks once for each purpose without an answer; yes and no look alike. Children are further choices for the dialog. */
export function ConsentBar({ children }: { children: ReactNode }) {
  const settings = useBrowserSettings();
  const answers = useStore(consent, (state) => state.answers);
  const choosing = useStore(consent, (state) => state.choosing);
  useEffect(followOtherTabs, []);
  const open = purposesAskedByBar(settings).filter((purpose) => answers[purpose] === undefined);
  return (
    <>
      {open.length > 0 && <Question purposes={open} />}
      {choosing && <ChoicesDialog>{children}</ChoicesDialog>}
    </>
  );
}

function Question({ purposes }: { purposes: Purpose[] }) {
  const question = purposes.length > 1 ? 'both' : purposes[0] === 'counting' ? 'counting' : 'advertising';
  const button =
    'min-h-12 cursor-pointer border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper';
  return (
    <section
      className="max-h-[45dvh] overflow-y-auto border-t border-rule bg-raised px-(--gutter) py-4 md:flex md:items-center md:justify-between md:gap-8"
      aria-label={consentWords.privacy}
    >
      <p>
        {consentWords[`${question}Question`]}{' '}
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
          {consentWords[`${question}Yes`]}
        </button>
        <button type="button" className={button} onClick={refuseAll}>
          {consentWords.no}
        </button>
      </div>
    </section>
  );
}
