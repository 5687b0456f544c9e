import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a client navigation the focus is at the new page, unless that one asks to keep it, and its title is read out. */
export function PageChange() {
  const { pathname, search, hash, state } = useLocation();
  const [title, setTitle] = useState('');
  const address = pathname + search;
  const keepsFocus = (state as { keepFocus?: boolean } | null)?.keepFocus === true;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!keepsFocus) (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [address, hash, keepsFocus]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
