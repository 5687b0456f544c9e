import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { startThirdParties } from '../third-parties/third-parties.ts';
import { Link } from '../ui/link.tsx';
import { consent, giveConsent, recallConsent } from './consent.ts';

/** Asks once whether services of others may be used. Yes and no look the same and cost one click each. */
export default function ConsentBar() {
  const settings = useBrowserSettings();
  const asking = useStore(consent, (state) => state.asking);
  useEffect(() => {
    recallConsent();
    return startThirdParties(settings);
  }, [settings]);
  if (!asking) return null;
  return (
    <section
      className="max-h-[45dvh] overflow-y-auto border-t border-rule bg-raised px-(--gutter) py-4 md:flex md:items-center md:justify-between md:gap-8"
      aria-label="Privacy"
    >
      <p>
        May we count visits with services of others? It helps us see what is heard.{' '}
        <Link href="/info" className="underline underline-offset-4">
          More about us
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 md:mt-0 md:w-96 md:shrink-0">
        <button
          type="button"
          className="min-h-12 cursor-pointer border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper"
          onClick={() => giveConsent('yes')}
        >
          Yes, count me
        </button>
        <button
          type="button"
          className="min-h-12 cursor-pointer border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper"
          onClick={() => giveConsent('no')}
        >
          No, thanks
        </button>
      </div>
    </section>
  );
}
