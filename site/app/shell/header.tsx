import { useEffect, useRef, useState } from 'react';
import { deferred } from '../browser/deferred.tsx';
import { SavedLink } from '../saved/saved-link.tsx';
import type { Shell } from '../shell-content.ts';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from '../words/shell.ts';
import { Logo } from './logo.tsx';
import { NavigationLinks, PictureLinks } from './navigation.tsx';
import { setSearchExpanded, setSidebarOpen, useShellState } from './shell-state.ts';

const SearchBox = deferred(() => import('./search-box.tsx'));
const Menu = deferred(() => import('./menu.tsx'));

const button =
  'needs-script grid size-11 place-items-center hover:bg-ink hover:text-paper active:bg-accent active:text-on-accent';

/** the header of every page. */
export function Header({ shell }: { shell: Shell }) {
  const searchExpanded = useShellState((state) => state.searchExpanded);
  const sidebarOpen = useShellState((state) => state.sidebarOpen);
  const [menuWanted, setMenuWanted] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  useSearchKeys(searchButton);
  return (
    <header className="no-print border-b border-rule bg-paper">
      <div className="wrap flex min-h-16 items-center gap-3 md:min-h-20">
        <Logo station={shell.station} />
        <nav aria-label={shellWords.main} className="no-script-open ml-auto hidden lg:block">
          <NavigationLinks
            shell={shell}
            className="flex flex-wrap items-center justify-end gap-x-1"
            linkClassName="inline-flex min-h-11 items-center px-2.5 text-[0.95rem] font-medium decoration-2 underline-offset-6 hover:underline aria-[current]:underline aria-[current]:decoration-accent-line"
          />
        </nav>
        <PictureLinks shell={shell} className="hidden items-center md:flex max-lg:ml-auto" />
        <div className="flex items-center max-lg:ml-auto max-lg:md:ml-0">
          <SavedLink icon className={button} />
          <button
            ref={searchButton}
            type="button"
            className={button}
            aria-label={shellWords.search}
            aria-expanded={searchExpanded}
            aria-controls="search-panel"
            onClick={() => setSearchExpanded(!searchExpanded)}
          >
            <Icon name={searchExpanded ? 'close' : 'search'} className="size-6" />
          </button>
          <button
            type="button"
            className={button}
            aria-label={shellWords.menu}
            aria-haspopup="dialog"
            aria-expanded={sidebarOpen}
            onClick={() => {
              setMenuWanted(true);
              setSidebarOpen(true);
            }}
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <div id="search-panel" hidden={!searchExpanded} className="no-script-open border-t border-rule">
        <SearchBox expanded={searchExpanded} />
      </div>
      {menuWanted && <Menu shell={shell} open={sidebarOpen} />}
    </header>
  );
}

/** `/` opens the search box, Escape closes it and restores the focus. */
function useSearchKeys(searchButton: React.RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { searchExpanded, sidebarOpen } = useShellState.getState();
      if (
        event.key === '/' &&
        !isTyping(event) &&
        !sidebarOpen &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        event.preventDefault();
        setSearchExpanded(true);
      }
      if (event.key === 'Escape' && searchExpanded && !event.defaultPrevented) {
        setSearchExpanded(false);
        searchButton.current?.focus();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchButton]);
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return Boolean(target?.closest('input:not([type=range]), textarea, select, [contenteditable=true]'));
}
