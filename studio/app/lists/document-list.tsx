import { useEffect } from 'react';
import { type Kind, neighboursOf } from '../documents/kinds.ts';
import { newSlug } from '../documents/slug-aliases.ts';
import { stateFilters } from '../documents/states.ts';
import { Link } from '../router/link.tsx';
import { navigate } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { LoadProblem } from '../ui/load-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { DocumentGrid } from './document-grid.tsx';
import { emptyListText } from './empty-list-texts.ts';
import { sortNames, useListQuery } from './list-query.ts';
import { ResidentFilter } from './resident-filter.tsx';
import { UnsavedDocuments } from './unsaved-documents.tsx';
import { useDocuments } from './use-documents.ts';
import { useSelection } from './use-selection.ts';
import { ViewsBar } from './views-bar.tsx';
import './lists.css';

/** The list of all documents of a type, with search, filter, sorting and selection. */
export function DocumentList({ kind }: { kind: Kind }) {
  const { q, state, resident, sort, query, change } = useListQuery(kind);
  const documents = useDocuments(query);
  const selection = useSelection();
  const { person } = useSession();
  const isHost = person.role === 'host';
  const isNobody = isHost && person.residents.length === 0;
  const neighbours = isHost ? [] : neighboursOf(kind);
  useEffect(() => {
    document.title = `${kind.heading} – Studio`;
  }, [kind]);
  // Hosts may begin only shows.
  const newButton = (!isHost || (kind.type === 'show' && !isNobody)) && (
    <button
      type="button"
      className="button button-strong"
      onClick={() => navigate(`/${kind.path}/${newSlug()}`)}
    >
      New {kind.one}
    </button>
  );

  return (
    <div className="screen list-screen">
      <div className="screen-head">
        <h1>{kind.heading}</h1>
        {neighbours.length > 0 && (
          <nav className="list-tabs" aria-label="Lists">
            {neighbours.map((other) => (
              <Link
                key={other.path}
                to={`/${other.path}`}
                aria-current={other.path === kind.path ? 'page' : undefined}
              >
                {other.heading}
              </Link>
            ))}
          </nav>
        )}
        {newButton}
      </div>
      <div className={kind.hasPeople ? 'list-tools list-tools-people' : 'list-tools'}>
        <input
          type="search"
          aria-label={`Search ${kind.one}s`}
          placeholder="Search titles"
          maxLength={200}
          value={q}
          onChange={(event) => change({ q: event.target.value })}
        />
        {kind.hasPeople && (
          <ResidentFilter value={resident} onChange={(slug) => change({ resident: slug })} />
        )}
        <select aria-label="State" value={state} onChange={(event) => change({ state: event.target.value })}>
          <option value="">Every state</option>
          {stateFilters.map((filter) => (
            <option key={filter.state} value={filter.state}>
              {filter.name}
            </option>
          ))}
        </select>
        <select aria-label="Sort" value={sort} onChange={(event) => change({ sort: event.target.value })}>
          {sortNames(kind).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        <p className="list-count" role="status">
          {documents.total !== undefined
            ? `${documents.total.toLocaleString('en')} ${documents.total === 1 ? kind.one : `${kind.one}s`}`
            : documents.isPending
              ? 'Loading …'
              : `${documents.items.length}${documents.hasNextPage ? ' and more' : ''} found`}
        </p>
      </div>
      <ViewsBar kind={kind} />
      <UnsavedDocuments kind={kind} />
      {!isHost && <BulkActions kind={kind} selection={selection} query={query} documents={documents} />}
      {documents.isError && documents.items.length === 0 ? (
        <LoadProblem
          title="The list could not be loaded"
          error={documents.error}
          onRetry={() => void documents.refetch()}
        />
      ) : documents.items.length > 0 ? (
        <DocumentGrid kind={kind} documents={documents} selection={selection} />
      ) : documents.isPending ? (
        <ul className="list-waiting" aria-hidden="true">
          {Array.from({ length: 9 }, (_, index) => index).map((index) => (
            <li key={index} />
          ))}
        </ul>
      ) : q || state || resident ? (
        <Notice
          title="Nothing found"
          action={
            <button
              type="button"
              className="button"
              onClick={() => change({ q: '', state: '', resident: '' })}
            >
              Show all {kind.one}s
            </button>
          }
        >
          {q
            ? 'Titles are searched by the beginnings of their words.'
            : `No ${kind.one} fits what the list is filtered by.`}
        </Notice>
      ) : (
        <Notice
          title={
            isNobody || (isHost && kind.type !== 'show') ? `No ${kind.one}s of yours` : `No ${kind.one}s yet`
          }
          action={
            <div className="notice-actions">
              {newButton}
              {kind.type === 'show' && !isHost && (
                <Link className="button" to="/move-in">
                  Move in a back catalogue
                </Link>
              )}
            </div>
          }
        >
          {isNobody
            ? 'You are not the host of any resident yet. Ask an owner to name yours: then their shows are here.'
            : emptyListText(kind)}
        </Notice>
      )}
    </div>
  );
}
