import { type MouseEvent, useEffect, useRef } from 'react';
import { SavedLink } from '../saved/saved-link.tsx';
import type { Shell } from '../shell-content.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { menuWords } from '../words/menu.ts';
import { Logo } from './logo.tsx';
import { NavigationLinks, PictureLinks } from './navigation.tsx';
import { setSidebarOpen } from './shell-state.ts';

const linkClass =
  'flex min-h-12 items-center border-t border-on-tide/25 py-2 font-display text-[2rem] leading-none font-bold tracking-[-0.035em] hover:text-tide-accent aria-[current]:text-tide-accent';

/** a modal `<dialog>` traps the focus, closes on Escape and restores the focus. */
export default function Menu({ shell, open }: { shell: Shell; open: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (target === dialog.current || target?.closest('a')) setSidebarOpen(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape of itself
    <dialog
      ref={dialog}
      aria-label={menuWords.menu}
      className="menu fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-md overflow-y-auto bg-tide text-on-tide backdrop:bg-night/60"
      onClick={onClick}
      onClose={() => setSidebarOpen(false)}
    >
      <div className="flex min-h-full flex-col px-(--gutter) pb-8">
        <div className="flex min-h-16 items-center justify-between md:min-h-20">
          <Logo station={shell.station} onTide />
          <button
            type="button"
            aria-label={menuWords.close}
            className="grid size-11 place-items-center hover:bg-on-tide hover:text-tide"
            onClick={() => setSidebarOpen(false)}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label={menuWords.menu} className="mt-4">
          <NavigationLinks shell={shell} className="flex flex-col" linkClassName={linkClass} />
          <SavedLink className={linkClass} />
        </nav>
        <PictureLinks shell={shell} className="mt-6 -ml-1.5 flex flex-wrap" />
        <ul className="meta mt-auto flex flex-wrap gap-x-5 pt-10">
          {shell.social.map(({ name, url }) => (
            <li key={name}>
              <Link
                href={url}
                newTab
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
