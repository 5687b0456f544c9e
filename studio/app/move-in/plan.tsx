import { useState } from 'react';
import type { DryRun, PlanWithRows, Wishes } from '../api/move-in.ts';
import { sentenceOf } from '../api/problem.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { countOf, inWords } from './count-of.ts';
import { PlanProgress } from './plan-progress.tsx';
import { PlanTable } from './plan-table.tsx';
import { usePlan } from './use-plan.ts';

/** The screen of one plan: what would be made, the dry run, the progress and the undo. */
export function PlanScreen({ id }: { id: string }) {
  const { station } = useSession();
  const { plan, error, isBusy, tried, choose, forgetDryRun, dryRun, apply, undo } = usePlan(id);
  if (error)
    return (
      <Notice title="This plan cannot be opened" isAlert>
        {sentenceOf(error)}
      </Notice>
    );
  if (!plan) return <p className="shell-loading">Loading …</p>;
  const isPlanned = plan.state === 'planned';
  return (
    <div className="move-in-plan">
      <p>
        <Link to="/move-in">Another source</Link>
      </p>
      <h2>{plan.source.name}</h2>
      {isPlanned ? (
        <BeforeMoving
          {...{ plan, isBusy, tried }}
          onWishes={forgetDryRun}
          onTry={(wishes) => void dryRun(wishes)}
          onApply={(wishes) => void apply(wishes)}
        />
      ) : (
        <PlanProgress plan={plan} isBusy={isBusy} onUndo={() => void undo()} />
      )}
      <PlanTable
        plan={plan}
        zone={station.zone}
        onLeaveOut={isPlanned ? (rows, isOut) => void choose(rows, isOut) : undefined}
      />
    </div>
  );
}

type BeforeMovingProps = {
  plan: PlanWithRows;
  isBusy: boolean;
  tried: DryRun | undefined;
  onWishes: () => void;
  onTry: (wishes: Wishes) => void;
  onApply: (wishes: Wishes) => void;
};

function BeforeMoving({ plan, isBusy, tried, onWishes, onTry, onApply }: BeforeMovingProps) {
  const [wishes, setWishes] = useState<Wishes>({ withSound: false, withPictures: false });
  const { counts } = plan;
  const wish = (change: Partial<Wishes>) => {
    setWishes({ ...wishes, ...change });
    onWishes();
  };
  return (
    <section className="move-in-summary" aria-label="Summary">
      <p>
        {countOf(plan.rowCount, 'row')}: {countOf(counts.shows, 'new show')}, with{' '}
        {countOf(counts.residents, 'new resident')} and {countOf(counts.genres, 'new genre')}. There already:{' '}
        {counts.left}. Not possible: {counts.impossible}. Doubtful: {counts.doubtful}. Nothing has been
        written yet.
      </p>
      {plan.source.kind !== 'recordings' && (
        <div className="move-in-wishes">
          {counts.elsewhere > 0 && (
            <label>
              <input
                type="checkbox"
                checked={wishes.withSound}
                onChange={(event) => wish({ withSound: event.target.checked })}
              />
              Fetch the sound of {countOf(counts.elsewhere, 'show')} from where it is now. Without it there is
              no recording.
            </label>
          )}
          <label>
            <input
              type="checkbox"
              checked={wishes.withPictures}
              onChange={(event) => wish({ withPictures: event.target.checked })}
            />
            Fetch pictures as well
          </label>
        </div>
      )}
      <div className="move-in-actions">
        <button
          type="button"
          className={tried ? 'button' : 'button button-strong'}
          disabled={isBusy || counts.shows === 0}
          onClick={() => onTry(wishes)}
        >
          Dry run
        </button>
        {tried && (
          <button
            type="button"
            className="button button-strong"
            disabled={isBusy || tried.counts.shows === 0}
            onClick={() => onApply(wishes)}
          >
            Move in {countOf(tried.counts.shows, 'show')}
          </button>
        )}
      </div>
      <div role="status" aria-label="Dry run">
        {tried && <Tried tried={tried} />}
      </div>
    </section>
  );
}

function Tried({ tried: { counts, documents, sounds, pictures } }: { tried: DryRun }) {
  const names = (type: string) =>
    documents.filter((document) => document.type === type).map(({ name, title }) => name ?? title ?? '');
  return (
    <>
      <p>
        This would write {inWords(counts)}
        {sounds.length > 0 && `, and fetch ${countOf(sounds.length, 'recording')}`}
        {pictures.length > 0 && `, and fetch ${countOf(pictures.length, 'picture')}`}.
      </p>
      {counts.residents > 0 && <p className="muted">New residents: {shortened(names('resident'))}</p>}
      {counts.genres > 0 && <p className="muted">New genres: {shortened(names('genre'))}</p>}
    </>
  );
}

const maxNames = 30;
function shortened(names: string[]): string {
  const rest = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}
