import { dayAndTime } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { useDemo } from './use-demo.ts';

/** Removes the demo that the station began with, or brings it back. Renders nothing when neither is possible. */
export function DemoPart() {
  const { station } = useSession();
  const { demo, isBusy, remove, bringBack } = useDemo();
  if (!demo || (demo.documents === 0 && !demo.removed)) return null;
  return (
    <section className="settings-part">
      <h2>{demo.name}</h2>
      {demo.removed ? (
        <>
          <p>
            The example is in the trash. You can bring it back until{' '}
            {dayAndTime(demo.removed.until, station.zone)} ({station.zone}); what you have made stays.
          </p>
          <div>
            <button type="button" className="button" disabled={isBusy} onClick={() => void bringBack()}>
              Bring {demo.name} back
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            Your station still holds the example it came with: {demo.documents} documents. What you wrote or
            changed stays when it leaves, and for a week it can be brought back.
          </p>
          <div>
            <button type="button" className="button" disabled={isBusy} onClick={() => void remove()}>
              Start with an empty station
            </button>
          </div>
        </>
      )}
    </section>
  );
}
