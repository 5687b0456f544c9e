import { useEffect, useRef } from 'react';
import { navigate } from '../router/location.ts';
import { useDemo } from '../settings/use-demo.ts';

/** The last step of the first run: keep the demo or remove it. Both lead to the list of shows. */
export function KeepDemo({ onEmptied, onBack }: { onEmptied: () => void; onBack: () => void }) {
  const { demo, isBusy, remove } = useDemo();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = demo !== undefined && demo.documents > 0;
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  if (!isAsked)
    return (
      <div>
        <button type="button" className="button button-strong" onClick={() => navigate('/shows')}>
          Go to the studio
        </button>
      </div>
    );
  async function empty(): Promise<void> {
    if (!(await remove())) return;
    onEmptied();
    navigate('/shows');
  }
  return (
    <section className="yours-choice" aria-labelledby="keep-demo">
      <h2 id="keep-demo" ref={heading} tabIndex={-1}>
        And {demo.name}?
      </h2>
      <p role="status">
        {isBusy
          ? `Taking ${demo.name} off your station …`
          : 'The shows, people and texts you see are an example.'}
      </p>
      <button type="button" className="choice" disabled={isBusy} onClick={() => void empty()}>
        <strong>Start with an empty station</strong>
        <span>Everything of {demo.name} leaves your station. You can undo this for a week.</span>
      </button>
      <button type="button" className="choice" disabled={isBusy} onClick={() => navigate('/shows')}>
        <strong>Keep {demo.name} as an example</strong>
        <span>Look around, change things, and empty the station in Settings when you like.</span>
      </button>
      <div>
        <button type="button" className="button button-plain" disabled={isBusy} onClick={onBack}>
          ← Back
        </button>
      </div>
    </section>
  );
}
