import { useEffect, useState } from 'react';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** */
export function ErrorView({ message, html }: { message: string; html: string }) {
  return (
    <article className="wrap grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-12 md:py-20">
      <AdriftBuoy />
      <div className="md:col-span-7">
        <h1 className="display">Nothing to see here...</h1>
        {message && (
          <p className="meta mt-6 break-all text-muted">
            {message}
            <Hash of={message} />
          </p>
        )}
        <RichText html={html} className="mt-6 text-lg" />
        <Link
          href="/"
          className="mt-8 inline-flex min-h-14 items-center bg-ink px-6 font-display text-xl font-bold tracking-[-0.02em] text-paper hover:bg-accent hover:text-on-accent"
        >
          Go Home
        </Link>
      </div>
    </article>
  );
}

/** what stands after the # never reaches the server; the browser adds it to an address that no route knows. */
function Hash({ of }: { of: string }) {
  const [hash, setHash] = useState('');
  useEffect(() => setHash(of.startsWith('Page not found:') ? location.hash : ''), [of]);
  return hash;
}

function AdriftBuoy() {
  return (
    <svg
      viewBox="0 0 400 400"
      role="img"
      aria-label="A buoy adrift at night"
      className="w-full max-md:max-w-72 md:col-span-5"
    >
      <path fill="var(--tide)" d="M0 0h400v400H0z" />
      <circle cx="292" cy="104" r="58" fill="var(--tide-accent)" />
      <path fill="var(--on-tide)" d="M168 118h44l10 44h-64zM150 162h80l26 108H124zM112 270h156v26H112z" />
      <path fill="var(--tide-accent)" d="M141 198h98l9 36H132z" />
      <path fill="var(--tide)" d="M0 290c33-24 67-24 100 0s67 24 100 0 67-24 100 0 67 24 100 0v110H0z" />
      <g fill="none" stroke="var(--on-tide)" strokeWidth="7">
        <path d="M0 290c33-24 67-24 100 0s67 24 100 0 67-24 100 0 67 24 100 0" />
        <path d="M0 328c33-24 67-24 100 0s67 24 100 0 67-24 100 0 67 24 100 0" />
        <path d="M0 366c33-24 67-24 100 0s67 24 100 0 67-24 100 0 67 24 100 0" />
      </g>
    </svg>
  );
}
