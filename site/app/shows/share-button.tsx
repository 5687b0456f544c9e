import { useState } from 'react';
import { useBrowserSettings } from '../root-data.ts';
import { shareWords } from '../words/share.ts';
import { fill } from '../words/words.ts';

/** Opens the system's share sheet where there is one, else copies the URL. */
export default function ShareButton({ title, path }: { title: string; path: string }) {
  const { siteUrl } = useBrowserSettings();
  // The page of another show reuses this component, so what is said belongs to a path.
  const [said, setSaid] = useState({ path, text: '' });

  async function share() {
    const url = `${siteUrl || location.origin}${path}`;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid({ path, text: shareWords.copied });
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      console.error('Sharing failed:', error);
      setSaid({ path, text: url });
    }
  }

  return (
    <span className="inline-flex items-center gap-3 noscript:hidden">
      <button
        type="button"
        aria-label={fill(shareWords.shareShow, { title })}
        onClick={share}
        className="inline-flex min-h-11 cursor-pointer items-center border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper"
      >
        {shareWords.share}
      </button>
      <span role="status" className="font-mono text-xs break-all">
        {said.path === path && said.text}
      </span>
    </span>
  );
}
