import { memo } from 'react';
import type { ListedDocument } from '../api/documents.ts';
import { thumbnail } from '../api/pictures.ts';
import { authorInWords } from '../documents/author-in-words.ts';
import type { Kind } from '../documents/kinds.ts';
import { stateInWords, toneOf } from '../documents/states.ts';
import { day, lately } from '../documents/times.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { When } from '../ui/when.tsx';

type RowProps = {
  kind: Kind;
  item: ListedDocument;
  index: number;
  offset: number;
  isCurrent: boolean;
  isChosen: boolean;
};

/** Does nothing, because the grid handles the event: new functions as props would render each row again while scrolling. */
const gridHandler = () => undefined;

export const DocumentRow = memo(function DocumentRow(props: RowProps) {
  const { kind, item, index, offset, isCurrent, isChosen } = props;
  const { station } = useSession();
  return (
    <div
      role="row"
      data-row={index}
      aria-rowindex={index + 1}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className="row"
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span role="gridcell" className="row-choose">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Choose ${item.title}`}
          checked={isChosen}
          onChange={gridHandler}
        />
      </span>
      <span role="gridcell" className="row-title">
        {item.picture ? (
          <img src={thumbnail(item.picture)} alt="" width={40} height={40} loading="lazy" decoding="async" />
        ) : (
          kind.hasPicture && <span className="row-no-picture" />
        )}
        <span className="row-names">
          <Link to={`/${kind.path}/${item.slug}`} tabIndex={-1}>
            {item.title}
          </Link>
          {kind.hasPeople && <span className="row-people">{item.people.join(', ')}</span>}
        </span>
      </span>
      {kind.hasDate && (
        <span role="gridcell" className="row-date">
          {item.date && <When at={item.date} zone={station.zone} as={day} />}
        </span>
      )}
      <span role="gridcell" className={`row-state row-state-${toneOf(item)}`}>
        {stateInWords(item, station.zone)}
      </span>
      {kind.hasRecording && (
        <span role="gridcell" className="row-recording">
          {item.hasRecording ? 'Recording' : <span className="row-lacks">No recording</span>}
        </span>
      )}
      <span role="gridcell" className="row-changed">
        <When at={item.changed} zone={station.zone} as={lately} /> {authorInWords(item.author)}
      </span>
    </div>
  );
});
