import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a client navigation, announces the title and moves the focus to the page, unless `keepFocus` is set. */
export function PageChange() {
  const { pathname, search, hash, state } = useLocation();
  const [title, setTitle] = useState('');
  const url = pathname + search;
  const keepsFocus = (state as { keepFocus?: boolean } | null)?.keepFocus === true;
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    // Unlike `decodeURIComponent`, this does not throw for a hash such as `#100%`.
    const id = new URLSearchParams(hash.replace('#', 'id=')).get('id');
    const target = id && document.getElementById(id);
    if (!keepsFocus) (target || document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [url, hash, keepsFocus]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
