import type { PlanWithRows } from '../api/move-in.ts';
import { countOf, inWords } from './count-of.ts';

type PlanProgressProps = { plan: PlanWithRows; isBusy: boolean; onUndo: () => void };

/** The progress of a plan, and its result. */
export function PlanProgress({ plan, isBusy, onUndo }: PlanProgressProps) {
  const isUndone = plan.state === 'undoing' || plan.state === 'undone';
  const done = plan.state === 'fetching' ? plan.fetched : isUndone ? plan.total - plan.done : plan.done;
  return (
    <section className="move-in-summary" aria-label="Summary">
      <p role="status" aria-label="Progress">
        {sentence(plan)}
      </p>
      {plan.isBusy && <progress aria-label="Progress" max={Math.max(1, plan.total)} value={done} />}
      {plan.failed.length > 0 && (
        <p>
          {plan.failed.length} times something did not work; the rows below say what. Everything else has been
          done.
        </p>
      )}
      {plan.kept.length > 0 && (
        <>
          <p>These were not moved to the trash:</p>
          <ul className="move-in-notes">
            {plan.kept.map(({ type, slug, reason }) => (
              <li key={`${type}/${slug}`}>
                {type} {slug}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isUndone && (
        <div className="move-in-actions">
          <button type="button" className="button" disabled={isBusy} onClick={onUndo}>
            Undo
          </button>
          <span className="muted">
            Moves what came in to the trash. What somebody has changed since stays.
          </span>
        </div>
      )}
    </section>
  );
}

function sentence({ state, made, done, total, fetched, kept, brought }: PlanWithRows): string {
  switch (state) {
    case 'applying':
      return `Moving in: ${done} of ${countOf(total, 'show')}. You can leave this page, it goes on.`;
    case 'fetching':
      return `On the site: ${countOf(made.shows, 'show')}. Fetching sound and pictures: ${fetched} of ${total}.`;
    case 'undoing':
      return `Undoing: ${total - done} of ${total}.`;
    case 'undone':
      return `${kept.length > 0 ? 'Undone, as far as it was possible.' : 'Undone. Everything is in the trash.'}${filesInWords(brought)}`;
    default:
      return `Moved in: ${inWords(made)}.`;
  }
}

/** After an undo, the files stay until the trash is emptied, so that shows brought back from it still have their sound. */
function filesInWords(files: number): string {
  return files === 0
    ? ''
    : ` ${countOf(files, 'file')} of sound and pictures that came with it go when the trash is emptied, after 30 days, unless something else uses them.`;
}
