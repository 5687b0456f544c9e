import type { ReactNode } from 'react';
import { deferred } from '../browser/deferred.tsx';
import type { Shell } from '../shell-content.ts';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { footerWords } from '../words/footer.ts';
import { navigationLinksOf } from './navigation.tsx';
import { wordmarkOf } from './wordmark.ts';

const PrivacyChoice = deferred(() => import('../consent/privacy-choice.tsx'));

/** the footer of every page. */
export default function Footer({ shell }: { shell: Shell }) {
  const { station } = shell;
  return (
    <footer className="below-first-screen no-print overflow-hidden bg-tide text-on-tide">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-8 md:grid-cols-12 md:gap-x-8 md:gap-y-10 md:pt-16 md:pb-10">
        <div className="col-span-full lg:col-span-5">
          <RichText html={shell.footercopy} className="max-w-[34ch] text-lg leading-snug" />
          <PrivacyChoice />
        </div>
        <Column title={footerWords.navigate} className="col-span-full md:col-span-5 lg:col-span-3" wide>
          {navigationLinksOf(shell).map(({ title, href, newTab }) => (
            <Item key={`${href} ${title}`} href={href} newTab={newTab}>
              {title}
            </Item>
          ))}
        </Column>
        {shell.social.length > 0 && (
          <Column title={footerWords.follow} className="md:col-span-4 lg:col-span-2">
            {shell.social.map(({ name, url }) => (
              <Item key={name} href={url} newTab>
                {name}
              </Item>
            ))}
          </Column>
        )}
        {shell.footermenucontact.length > 0 && (
          <Column title={footerWords.contact} className="md:col-span-3 lg:col-span-2">
            {shell.footermenucontact.map(({ itemtitle, itemurl, newtab }) => (
              <Item key={itemtitle} href={itemurl} newTab={newtab}>
                {itemtitle}
              </Item>
            ))}
          </Column>
        )}
      </div>
      <Wordmark name={station.name} />
    </footer>
  );
}

/** The station's name as SVG, so that any name fits the width. */
function Wordmark({ name }: { name: string }) {
  const { width, height, lines } = wordmarkOf(name);
  return (
    <div className="wrap">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMax meet"
        className="wordmark block h-auto max-h-[min(32rem,60vw)] w-full fill-tide-accent font-display font-extrabold tracking-[-0.065em] select-none"
      >
        {lines.map((line) => (
          <text
            key={line.baseline}
            y={line.baseline}
            fontSize="100"
            textLength={line.width}
            lengthAdjust="spacingAndGlyphs"
          >
            {line.text}
          </text>
        ))}
      </svg>
    </div>
  );
}

type ColumnProps = { title: string; className: string; wide?: boolean; children: ReactNode };

function Column({ title, className, wide = false, children }: ColumnProps) {
  return (
    <section className={className} aria-label={title}>
      <h2 className="meta border-t border-on-tide pt-3">{title}</h2>
      <ul className={wide ? 'mt-2 grid grid-cols-2 gap-x-6 md:block' : 'mt-2'}>{children}</ul>
    </section>
  );
}

function Item({ href, newTab, children }: { href: string; newTab: boolean; children: string }) {
  return (
    <li>
      <Link
        href={href}
        newTab={newTab}
        className="inline-flex min-h-9 items-center decoration-2 underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {children}
      </Link>
    </li>
  );
}
