import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { earlyAccess } from '../third-parties/early-access.ts';
import { consentWords } from '../words/consent.ts';
import { privacyWords } from '../words/privacy-choices.ts';
import { answer, consent, isAgreed, refuseAll } from './consent.ts';
import { purposeSentence } from './purpose-words.ts';
import { type Purpose, purposesOf } from './purposes.ts';

/** Every purpose that services of others are used for, each with a switch that holds at once. */
export default function ChoicesDialog() {
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
            <Choice key={purpose} purpose={purpose} sentence={purposeSentence(purpose, settings)} />
          ))}
        </ul>
        <EarlyAccess />
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

function Choice({ purpose, sentence }: { purpose: Purpose; sentence: string }) {
  const agreed = useStore(consent, (state) => isAgreed(purpose, state));
  return (
    <Switch
      id={`choice-${purpose}`}
      title={privacyWords[purpose]}
      sentence={sentence}
      checked={agreed}
      onChange={(checked) => answer({ [purpose]: checked ? 'yes' : 'no' })}
    />
  );
}

/** New things that visitors who are counted may try. */
function EarlyAccess() {
  const { features, enrol } = useStore(earlyAccess);
  if (features.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-display text-xl font-extrabold">{privacyWords.tryNew}</h3>
      <ul className="mt-3">
        {features.map(({ key, name, description, enrolled }) => (
          <Switch
            key={key}
            id={`early-${key}`}
            title={name}
            sentence={description}
            checked={enrolled}
            onChange={(checked) => enrol(key, checked)}
          />
        ))}
      </ul>
    </>
  );
}

type SwitchProps = {
  id: string;
  title: string;
  sentence: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Switch({ id, title, sentence, checked, onChange }: SwitchProps) {
  return (
    <li className="border-t border-hairline">
      <label className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4">
        <span className="font-display text-lg leading-tight font-bold">{title}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={title}
          aria-describedby={id}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span id={id} className="col-span-full text-[0.9375rem] leading-snug text-muted">
          {sentence}
        </span>
      </label>
    </li>
  );
}
