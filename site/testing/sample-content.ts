import type {
  ArticleCard,
  CollectionCard,
  ResidentCard,
  ShowCard,
  VideoCard,
} from '@longwave/contract/card.ts';
import type { Change } from '@longwave/contract/changes.ts';
import type { PageOf } from '@longwave/contract/page.ts';
import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { SiteContent } from '@longwave/contract/site-content.ts';

/** A fake content service with a few pages in memory, for tests of the site. It can change pages and fail. */

const when = '2026-01-05T20:00:00Z';
export const picture = (name: string) => ({
  name,
  alt: `Poster of ${name}`,
  width: 1200,
  height: 1200,
  colour: '#c8481c',
});

export const show = (id: string): ShowCard => ({
  id,
  title: `Show ${id}`,
  date: when,
  picture: picture(id),
  genres: [{ id: 'dub', title: 'Dub' }],
  residents: [{ id: 'ann', name: 'Ann' }],
  guests: [],
  recording: { kind: 'file', name: id, url: '', seconds: 600, bytes: null },
});
const collection: CollectionCard = {
  id: 'evenings',
  title: 'Evenings',
  kind: 'series',
  summary: 'Slow music.',
  picture: picture('evenings'),
  count: 2,
};
const article: ArticleCard = {
  id: 'on-records',
  title: 'On records',
  section: 'reads',
  date: when,
  author: 'M. Jones',
  lede: 'Listening out.',
  picture: picture('records'),
};
const video: VideoCard = {
  id: 'session',
  title: 'Live session',
  kind: 'live-sessions',
  date: when,
  seconds: 90,
  picture: picture('session'),
};
const resident: ResidentCard = {
  id: 'ann',
  name: 'Ann',
  tagline: 'Dub and drift',
  picture: picture('ann'),
};

const head = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}`,
  picture: null,
  text: { html: `<p>Text of ${title}</p>` },
  changed: when,
  validFrom: null,
  validUntil: null,
});

export function textPage(id: string, title: string, more: Partial<PageOf<'text'>> = {}): PageOf<'text'> {
  return { ...head(id, title), kind: 'text', blocks: [], ...more };
}

export const home: SiteContent = {
  ...head('home', 'Test Station'),
  kind: 'home',
  latest: ['a', 'b', 'c', 'd'].map(show),
  featured: ['e', 'f'].map(show),
  collection: { card: collection, shows: ['a', 'b'].map(show) },
  articles: [article],
  videos: [video],
  residents: [resident],
  station: {
    name: 'Test Station',
    strapline: 'Radio for tests',
    description: 'Independent radio.',
    zone: 'Europe/London',
    language: 'en',
    logo: null,
    accountUrl: null,
  },
  children: [
    { id: 'info', title: 'Info', isListed: true },
    {
      id: 'secret',
      title: 'Secret',
      isListed: false,
      children: [{ id: 'deeper', title: 'Deeper', isListed: true }],
    },
  ],
  additionalnav: [{ itemtitle: 'Shop', itemurl: 'https://shop.example/', newtab: true }],
  imagenav: [{ itemtitle: 'Boat', itemurl: '/info', newtab: false, itemimage: picture('boat') }],
  footercopy: '<p>Made by volunteers<script>alert(1)</script></p>',
  social: [{ name: 'Mastodon', url: 'https://social.example/@station' }],
  footermenucontact: [{ itemtitle: 'Write to us', itemurl: 'mailto:hello@station.example', newtab: false }],
};

const liveNow: LiveNow = { live: false, next: null };

export function sampleContent() {
  const responses = new Map<string, unknown>([
    ['/home.json', home],
    ['/live-now.json', liveNow],
    ['/redirects.json', { redirects: [{ from: '/old', to: '/info', permanent: true }] }],
    ['/info.json', textPage('info', 'Info')],
    ['/about.json', textPage('about', 'About')],
    ['/error.json', textPage('error', 'Error')],
  ]);
  const requested: string[] = [];
  const listeners = new Set<(change: Change) => void>();
  let seq = 0;
  const self = {
    responses,
    requested,
    /** `failing` responds 503, `hung` never responds, `gone` cannot be reached. */
    state: 'up' as 'up' | 'failing' | 'hung' | 'gone',
    /** Replaces a response and announces it in the change feed. */
    publish(id: string, body: unknown) {
      responses.set(`/${id}.json`, body);
      seq++;
      for (const send of listeners) send({ seq, pages: [id], all: false });
    },
    async fetch(path: string, init?: RequestInit): Promise<Response> {
      if (path === '/changes') return feed(listeners, init?.signal ?? undefined);
      requested.push(path);
      if (self.state === 'hung') return new Promise(() => undefined);
      if (self.state === 'gone') throw new TypeError('fetch failed');
      if (self.state === 'failing') return Response.json({ error: 'down' }, { status: 503 });
      const body = responses.get(path);
      return body ? Response.json(body) : Response.json({ error: 'none' }, { status: 404 });
    },
  };
  return self;
}

function feed(listeners: Set<(change: Change) => void>, signal: AbortSignal | undefined): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (change: Change) =>
        controller.enqueue(encoder.encode(`id: ${change.seq}\ndata: ${JSON.stringify(change)}\n\n`));
      listeners.add(send);
      signal?.addEventListener('abort', () => {
        listeners.delete(send);
        controller.close();
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
