import { useMemo } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { BrandHead } from './brand/brand-head.tsx';
import { themeOf } from './brand/theme.ts';
import { deferred, EarlyPress } from './browser/deferred.tsx';
import { WhenIdle } from './browser/when-idle.tsx';
import { browserSettings } from './browser-settings.ts';
import { content } from './content.ts';
import { PlayerBar } from './player/player-bar.tsx';
import { LiveStrip } from './radio/live-strip.tsx';
import { followRedirects } from './redirects.ts';
import { type RootData, useRootData } from './root-data.ts';
import { firstScript } from './shell/first-script.ts';
import { Header } from './shell/header.tsx';
import { useLinks } from './shell/links.ts';
import { PageChange } from './shell/page-change.tsx';
import { usePageStatus } from './shell/page-status.ts';
import { UiSettings } from './ui/ui-settings.ts';
import './styles/sound.css';
import './styles/app.css';
import { speakStationLanguage } from './station-language.ts';
import { shellWords } from './words/shell.ts';
import { translationId, translationJson } from './words/words.ts';
import 'virtual:tones.css';

const Footer = deferred(() => import('./shell/footer.tsx'));
const DeferredShell = deferred(() => import('./shell/deferred-shell.tsx'));

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const client = context.get(content);
  const [shell, liveNow] = await Promise.all([client.shell(), client.liveNow().catch(() => null)]);
  const settings = context.get(browserSettings);
  return { shell, liveNow, settings, theme: themeOf(shell.station, settings.contentHost, client.preview) };
}

export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/podcast.xml', type: 'application/rss+xml', title: shellWords.podcast },
  { rel: 'alternate', href: '/editorial/feed.xml', type: 'application/rss+xml', title: shellWords.editorial },
];

export const middleware: Route.MiddlewareFunction[] = [speakStationLanguage, followRedirects];

/** Header, footer and settings stay the same for the whole visit; what is on air comes over the socket. */
export function shouldRevalidate() {
  return false;
}

/** The HTML document. It is also rendered around errors, so it contains nothing that must stay mounted. */
export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData();
  return (
    <html lang={root?.shell.station.language ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own; in the browser it has run already
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScript : '' }}
        />
        <TranslationData />
        <Meta />
        <Links />
        {root && <BrandHead theme={root.theme} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The translated words. It must come before the scripts that read it; the browser has read it already and renders it empty. */
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

/** Mounted once for the whole visit, so that the sound plays on during navigation. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useLinks();
  const status = usePageStatus();
  const { settings, shell } = loaderData;
  const uiSettings = useMemo(
    () => ({ contentHost: settings.contentHost, stationZone: shell.station.zone }),
    [settings, shell],
  );
  return (
    <UiSettings value={uiSettings}>
      <a className="skip-link" href="#main">
        {shellWords.skip}
      </a>
      <LiveStrip initial={loaderData.liveNow} />
      <Header shell={shell} />
      <main id="main" tabIndex={-1} aria-busy={status === 'pending'} data-status={status}>
        <Outlet />
      </main>
      <Footer shell={shell} />
      <div className="bottom-bars">
        <WhenIdle>
          <DeferredShell />
        </WhenIdle>
        <PlayerBar />
      </div>
      <PageChange />
      <EarlyPress />
    </UiSettings>
  );
}
