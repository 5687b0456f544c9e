import { sentenceOf } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import type { EditingState } from '../editor/editing-state.ts';
import { CopyPreviewLink } from './copy-preview-link.tsx';
import { PreviewFrames } from './preview-frames.tsx';
import { usePreviewPath } from './use-preview.ts';
import './preview.css';

type PreviewPaneProps = { kind: Kind; state: EditingState; onHide: () => void };

/** The real page with the draft on it, rendered by the site. */
export function PreviewPane({ kind, state, onHide }: PreviewPaneProps) {
  const { slug, stored } = state;
  const name = { type: kind.type, slug };
  const preview = usePreviewPath(name, stored !== null);
  return (
    <section className="preview-pane" aria-label="Page">
      <div className="preview-head">
        {preview.data && (
          <>
            <a
              className="button button-small"
              href={preview.data.path}
              target="_blank"
              rel="noopener"
              title="For you, for an hour"
            >
              Open in a tab
            </a>
            <CopyPreviewLink name={name} />
          </>
        )}
        <button
          type="button"
          className="button button-small button-plain"
          aria-label="Hide the page"
          onClick={onHide}
        >
          Hide
        </button>
      </div>
      {preview.data && stored ? (
        <PreviewFrames
          src={preview.data.path}
          version={`${stored.version} ${stored.liveVersion} ${stored.review?.at ?? ''}`}
        />
      ) : (
        <p className="preview-note">
          {preview.isError
            ? `The page cannot be shown: ${sentenceOf(preview.error)}`
            : stored
              ? 'Opening the page …'
              : `Give the ${kind.one} a title, and its page is shown here.`}
        </p>
      )}
    </section>
  );
}
