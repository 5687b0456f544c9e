import { useState } from 'react';
import type { Named, PlannedRow, PlanWithRows } from '../api/move-in.ts';
import { day } from '../documents/times.ts';

const firstRows = 100;
const moreRows = 500;
const sounds: Record<PlannedRow['sound'], string> = {
  ours: 'Recording',
  service: 'Mixcloud or SoundCloud',
  elsewhere: 'At another address',
  none: 'None',
};
const outcomes: Record<PlannedRow['action'], string> = {
  make: 'New',
  left: 'There already',
  impossible: 'Not possible',
};

type Filter = 'all' | 'doubtful' | 'not';
const filters: Record<Filter, { name: string; fits: (row: PlannedRow) => boolean }> = {
  all: { name: 'All rows', fits: () => true },
  doubtful: { name: 'Doubtful', fits: ({ action, doubts }) => action === 'make' && doubts.length > 0 },
  not: { name: 'Not moved in', fits: ({ action }) => action !== 'make' },
};

type PlanTableProps = {
  plan: PlanWithRows;
  zone: string;
  /** Undefined when the rows can no longer be chosen. */
  onLeaveOut?: ((rows: number[], isOut: boolean) => void) | undefined;
};

/** Table of what each row would become, with its doubts. */
export function PlanTable({ plan, zone, onLeaveOut }: PlanTableProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(firstRows);
  const rows = plan.rows.filter(filters[filter].fits);
  const leftOut = new Set(plan.leftOut);
  const failed = new Map(plan.failed.map(({ row, reason }) => [row, reason]));
  const doubtful = plan.rows.filter(filters.doubtful.fits).map(({ row }) => row);
  return (
    <section className="move-in-rows" aria-label="Rows">
      <div className="move-in-tools">
        <select
          aria-label="Which rows"
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value as Filter);
            setLimit(firstRows);
          }}
        >
          {Object.entries(filters).map(([value, { name, fits }]) => (
            <option key={value} value={value}>
              {name} ({plan.rows.filter(fits).length})
            </option>
          ))}
        </select>
        {onLeaveOut && doubtful.length > 0 && (
          <button type="button" className="button button-small" onClick={() => onLeaveOut(doubtful, true)}>
            Leave out all doubtful rows
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached with the keyboard */}
      <section className="move-in-scroll" aria-label="Table of rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Move in</th>
              <th scope="col">Title</th>
              <th scope="col">Date</th>
              <th scope="col">Residents and genres</th>
              <th scope="col">Sound</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row) => (
              <tr
                key={row.row}
                className={row.doubts.length > 0 || row.reason ? 'move-in-doubtful' : undefined}
              >
                <td>
                  {row.action === 'make' && (
                    <input
                      type="checkbox"
                      aria-label={`Move in ${row.title}`}
                      checked={!leftOut.has(row.row)}
                      disabled={!onLeaveOut}
                      onChange={(event) => onLeaveOut?.([row.row], !event.target.checked)}
                    />
                  )}
                </td>
                <td>
                  <strong>{row.title || 'Without a title'}</strong>
                </td>
                <td>{row.date && <time dateTime={row.date}>{day(row.date, zone)}</time>}</td>
                <td>
                  <Names names={[...row.residents, ...row.genres]} />
                </td>
                <td>{sounds[row.sound]}</td>
                <td>
                  {row.doubts.length > 0 && row.action === 'make' ? 'New, doubtful' : outcomes[row.action]}
                  <Remarks list={[row.reason, ...row.doubts, failed.get(row.row)]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > limit && (
        <button type="button" className="button" onClick={() => setLimit(limit + moreRows)}>
          More rows ({rows.length - limit})
        </button>
      )}
    </section>
  );
}

function Names({ names }: { names: Named[] }) {
  return names.map(({ name, slug, isNew }, at) => (
    <span key={slug}>
      {at > 0 && ', '}
      {name}
      {isNew && <span className="muted"> (new)</span>}
    </span>
  ));
}

function Remarks({ list }: { list: (string | null | undefined)[] }) {
  const messages = [...new Set(list.filter((one) => typeof one === 'string'))];
  return messages.map((one) => (
    <span key={one} className="move-in-remark">
      {one}
    </span>
  ));
}
