import { useEffect, useRef, useState } from 'react';

type PreviewFramesProps = {
  src: string;
  /** Changes with every new state of the page. */
  version: string;
};
type Frame = { key: string; src: string };

/** Shows a page and loads its next state behind it, so that nothing flashes and the scroll position stays. */
export function PreviewFrames({ src, version }: PreviewFramesProps) {
  const wanted = `${version} ${src}`;
  const [shown, setShown] = useState<Frame>();
  const [loading, setLoading] = useState<Frame>();
  const shownElement = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Loads one state at a time, so that each one finishes even if somebody types quickly on a slow connection.
    if (!loading && shown?.key !== wanted) setLoading({ key: wanted, src });
  }, [loading, shown, wanted, src]);

  function swap(frame: Frame, element: HTMLIFrameElement): void {
    if (frame.key !== loading?.key) return;
    scrollAs(shownElement.current, element);
    setShown(frame);
    setLoading(undefined);
  }

  const frames = [shown, loading].filter((frame) => frame !== undefined);
  return (
    <div className="preview-frames" aria-busy={loading !== undefined}>
      {frames.map((frame) => (
        <iframe
          key={frame.key}
          ref={frame === shown ? shownElement : undefined}
          className={shown && frame !== shown ? 'preview-next' : undefined}
          src={frame.src}
          title={shown && frame !== shown ? 'The next state of the page' : 'The page with this draft'}
          onLoad={(event) => swap(frame, event.currentTarget)}
        />
      ))}
    </div>
  );
}

/** The page of another site, where a link in the frame may lead, says nothing of itself. */
function scrollAs(before: HTMLIFrameElement | null, element: HTMLIFrameElement): void {
  try {
    const top = before?.contentWindow?.scrollY;
    if (top !== undefined) element.contentWindow?.scrollTo({ top, behavior: 'instant' });
  } catch {
    // The next state is shown from its beginning.
  }
}
