import { useEffect, useState } from 'react';
import type { ErrorTexts } from '../content.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { errorWords } from '../words/errors.ts';
import { fill } from '../words/words.ts';

/** the view of an error. */
export function ErrorView({ message, html, picture }: ErrorTexts & { message: string }) {
  return (
    <article className="wrap grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-12 md:py-20">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 40vw, 18rem"
          first
          className="aspect-square w-full max-md:max-w-72 md:col-span-5"
        />
      )}
      <div className={picture ? 'md:col-span-7' : 'md:col-span-12'}>
        <h1 className="display">{errorWords.headline}</h1>
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
          {errorWords.goHome}
        </Link>
      </div>
    </article>
  );
}

/** the hash never reaches the server, so the browser appends it to the URL in the message. */
function Hash({ of }: { of: string }) {
  const [hash, setHash] = useState('');
  const isUnknownUrl = of.startsWith(fill(errorWords.unknownUrl, { url: '' }));
  useEffect(() => setHash(isUnknownUrl ? location.hash : ''), [isUnknownUrl]);
  return hash;
}
