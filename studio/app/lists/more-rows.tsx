import { sentenceOf } from '../api/problem.ts';
import type { useDocuments } from './use-documents.ts';

type MoreProps = { documents: ReturnType<typeof useDocuments>; isToEnd: boolean };

/** A line below the loaded rows: the progress after the End key, or why loading failed. */
export function MoreRows({ documents, isToEnd }: MoreProps) {
  const { items, total, isFetchNextPageError, error, fetchNextPage } = documents;
  if (isFetchNextPageError)
    return (
      <div className="more-rows" role="alert">
        <p>The rest of the list could not be loaded. {sentenceOf(error)}</p>
        <button type="button" className="button button-small" onClick={() => void fetchNextPage()}>
          Load on
        </button>
      </div>
    );
  if (!isToEnd) return null;
  return (
    <p className="more-rows" role="status">
      On the way to the end: {items.length.toLocaleString('en')}
      {total !== undefined && ` of ${total.toLocaleString('en')}`} …
    </p>
  );
}
