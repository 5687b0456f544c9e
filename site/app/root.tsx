import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { Suspense } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
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
import 'virtual:tones.css';

/** In the page from the server; made alive after what is above it. */
const Footer = lazyPart(() => import('./shell/footer.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [shell, liveNow] = await Promise.all([client.shell(), client.liveNow().catch(() => null)]);
  return { shell, liveNow, settings: context.get(browserSettings) };
}

/** The two families above the fold, on their way before the style sheet has been read. */
export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/podcast.xml', type: 'application/rss+xml', title: 'All shows as a podcast' },
  { rel: 'alternate', href: '/editorial/feed.xml', type: 'application/rss+xml', title: 'Editorial' },
];

export const middleware: Route.MiddlewareFunction[] = [followRedirects];

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
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Mounted once for the whole visit, so that sound survives navigation. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useLinks();
  const status = usePageStatus();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
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
