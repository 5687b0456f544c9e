import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { browserSettings } from './browser-settings.ts';
import { content } from './content.ts';
import { PlayerBar } from './player/player-bar.tsx';
import { LiveStrip } from './radio/live-strip.tsx';
import { followRedirects } from './redirects.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Later } from './shell/later.tsx';
import { useLinks } from './shell/links.ts';
import './styles/app.css';
import 'virtual:tones.css';

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [shell, liveNow] = await Promise.all([client.shell(), client.liveNow().catch(() => null)]);
  return { shell, liveNow, settings: context.get(browserSettings) };
}

export const middleware: Route.MiddlewareFunction[] = [followRedirects];

/** Header, footer and settings hold for the whole visit; live news comes over the socket. */
export function shouldRevalidate() {
  return false;
}

/** The document and nothing else: what must survive an error stands in the component below. */
export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={root?.shell.station.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <LiveStrip initial={loaderData.liveNow} />
      <Header shell={loaderData.shell} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer shell={loaderData.shell} />
      <PlayerBar />
      <Later />
    </>
  );
}
