import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { act, type ListedDocument } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { authorInWords } from '../documents/author-in-words.ts';
import { kindOf } from '../documents/kinds.ts';
import { dayAndTime } from '../documents/times.ts';
import { useDocuments } from '../lists/use-documents.ts';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import './trash.css';
import { When } from '../ui/when.tsx';

/** The Trash screen: documents that were deleted in the last thirty days and can be brought back. */
export default function Trash() {
  const documents = useDocuments({ state: 'trashed', sort: 'changed', order: 'desc' });
  const queries = useQueryClient();
  const { station, person } = useSession();
  useEffect(() => {
    document.title = 'Trash – Studio';
  }, []);

  async function bringBack(item: ListedDocument): Promise<void> {
    try {
      await act(item, 'bring-back', '*');
      await queries.invalidateQueries({ queryKey: ['documents'] });
      const kind = kindOf(item.type);
      showToast(`“${item.title}” is back.`);
      if (kind) navigate(`/${kind.path}/${item.slug}`);
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  return (
    <div className="screen">
      <div className="screen-head">
        <h1>Trash</h1>
      </div>
      {documents.isError ? (
        <Notice title="The trash could not be opened" isAlert>
          {sentenceOf(documents.error)}
        </Notice>
      ) : documents.isPending ? (
        <p className="shell-loading">Loading …</p>
      ) : documents.items.length === 0 ? (
        <Notice title="The trash is empty">What you move here can be brought back for 30 days.</Notice>
      ) : (
        <ul className="plain-list">
          {documents.items.map((item) => (
            <li key={`${item.type}/${item.slug}`}>
              <span>
                <strong>{item.title}</strong>{' '}
                <span className="muted">{kindOf(item.type)?.one ?? item.type}</span>
              </span>
              <span className="muted">
                <When at={item.changed} zone={station.zone} as={dayAndTime} /> {authorInWords(item.author)}
              </span>
              {person.role !== 'host' && (
                <button type="button" className="button button-small" onClick={() => void bringBack(item)}>
                  Bring back<span className="only-read"> {item.title}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {documents.hasNextPage && (
        <button type="button" className="button" onClick={() => void documents.fetchNextPage()}>
          More
        </button>
      )}
    </div>
  );
}
