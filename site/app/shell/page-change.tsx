import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a client navigation the focus is at the new page, and its title is read out. */
export function PageChange() {
  const { pathname, search, hash } = useLocation();
  const [title, setTitle] = useState('');
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [address, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
