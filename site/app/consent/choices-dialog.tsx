import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import { consentWords } from '../words/consent.ts';
import { privacyWords } from '../words/privacy-choices.ts';
import { answer, consent, isAgreed, refuseAll } from './consent.ts';
import { describePurpose } from './purpose-description.ts';
import { type Purpose, purposesOf } from './purposes.ts';
import { Switch } from './switch.tsx';

/** Dialog with a switch for every purpose that third parties are used for; further choices are passed as children. */
export default function ChoicesDialog({ children }: { children: ReactNode }) {
  const settings = useBrowserSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape of itself
    <dialog
      ref={dialog}
      aria-labelledby="choices-title"
      className="m-auto max-h-[85dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto border border-rule bg-paper p-0 text-ink backdrop:bg-night/60"
      onClose={() => consent.setState({ choosing: false })}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="p-6 md:p-8">
        <h2
          id="choices-title"
          className="font-display text-3xl leading-none font-extrabold tracking-[-0.03em]"
        >
          {consentWords.choices}
        </h2>
        <p className="mt-4">{privacyWords.lead}</p>
        <ul className="mt-6">
          {purposesOf(settings).map((purpose) => (
            <Choice key={purpose} purpose={purpose} description={describePurpose(purpose, settings)} />
          ))}
        </ul>
        {children}
        <div className="mt-6 grid grid-cols-2 gap-3">
          <button type="button" className="button-quiet" onClick={refuseAll}>
            {privacyWords.noToAll}
          </button>
          <button type="button" className="button-strong" onClick={() => dialog.current?.close()}>
            {privacyWords.done}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Choice({ purpose, description }: { purpose: Purpose; description: string }) {
  const agreed = useStore(consent, (state) => isAgreed(purpose, state));
  return (
    <Switch
      id={`choice-${purpose}`}
      title={privacyWords[purpose]}
      description={description}
      checked={agreed}
      onChange={(checked) => answer({ [purpose]: checked ? 'yes' : 'no' })}
    />
  );
}
