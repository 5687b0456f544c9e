import { Suspense } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { BrandHead } from './brand/brand-head.tsx';
import { lookOf } from './brand/look.ts';
import { browserSettings } from './browser-settings.ts';
import { content } from './content.ts';
import { lazyPart } from './player/lazy-part.tsx';
import { PlayerBar } from './player/player-bar.tsx';
import { LiveStrip } from './radio/live-strip.tsx';
import { followRedirects } from './redirects.ts';
import { Header } from './shell/header.tsx';
import { Later } from './shell/later.tsx';
import { useLinks } from './shell/links.ts';
import { loadGuard } from './shell/load-guard.ts';
import { PageChange } from './shell/page-change.tsx';
import { usePageStatus } from './shell/page-status.ts';
import './styles/app.css';
import { shellWords } from './words/shell.ts';
import { speakStationLanguage } from './words/station-language.ts';
import { translationId, translationJson } from './words/words.ts';
import 'virtual:tones.css';

/** In the page from the server; made alive after what is above it. */
const Footer = lazyPart(() => import('./shell/footer.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [shell, liveNow] = await Promise.all([client.shell(), client.liveNow().catch(() => null)]);
  const settings = context.get(browserSettings);
  return { shell, liveNow, settings, look: lookOf(shell.station, settings.contentHost) };
}

export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/podcast.xml', type: 'application/rss+xml', title: shellWords.podcast },
  { rel: 'alternate', href: '/editorial/feed.xml', type: 'application/rss+xml', title: shellWords.editorial },
];

export const middleware: Route.MiddlewareFunction[] = [speakStationLanguage, followRedirects];

/** Header, footer and settings hold for the whole visit; live news comes over the socket. */
export function shouldRevalidate() {
  return false;
}

/** The document and nothing else: what must survive an error stands in the component below. */
export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={root?.shell.station.language ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own; in the browser it has run already
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loadGuard : '' }}
        />
        <TranslationData />
        <Meta />
        <Links />
        {root && <BrandHead look={root.look} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Before any script of the page, which reads it; in the browser it has been read already. */
function TranslationData() {
  const json = import.meta.env.SSR ? translationJson() : '';
  return (
    <script
      id={translationId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without anything that ends the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Mounted once for the whole visit, so that sound survives navigation. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useLinks();
  const status = usePageStatus();
  return (
    <>
      <a className="skip-link" href="#main">
        {shellWords.skip}
      </a>
      <LiveStrip initial={loaderData.liveNow} />
      <Header shell={loaderData.shell} />
      <main id="main" tabIndex={-1} aria-busy={status === 'pending'} data-status={status}>
        <Outlet />
      </main>
      <Suspense>
        <Footer shell={loaderData.shell} />
      </Suspense>
      <div className="bottom-bars">
        <Later />
        <PlayerBar />
      </div>
      <PageChange />
    </>
  );
}
