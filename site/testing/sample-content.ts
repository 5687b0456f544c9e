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

/** A content service of a few pages in memory, for tests of the site: it can change, fail and be told apart. */

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
  residents: [{ id: 'ines', name: 'Ines' }],
  guests: [],
  recording: { kind: 'file', name: id, url: '', seconds: 600, bytes: null },
});
const collection: CollectionCard = {
  id: 'tides',
  title: 'Tides',
  kind: 'series',
  summary: 'Slow music.',
  picture: picture('tides'),
  count: 2,
};
const article: ArticleCard = {
  id: 'on-foghorns',
  title: 'On foghorns',
  section: 'reads',
  date: when,
  author: 'M. Quay',
  lede: 'Listening out.',
  picture: picture('foghorns'),
};
const video: VideoCard = {
  id: 'pier',
  title: 'Pier session',
  kind: 'live-sessions',
  date: when,
  seconds: 90,
  picture: picture('pier'),
};
const resident: ResidentCard = {
  id: 'ines',
  name: 'Ines',
  tagline: 'Dub and drift',
  picture: picture('ines'),
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
  ...head('home', 'Estuary'),
  kind: 'home',
  latest: ['a', 'b', 'c', 'd'].map(show),
  featured: ['e', 'f'].map(show),
  collection: { card: collection, shows: ['a', 'b'].map(show) },
  articles: [article],
  videos: [video],
  residents: [resident],
  station: {
    name: 'Estuary',
    strapline: 'Radio from a river mouth',
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
  footercopy: '<p>Made by the water<script>alert(1)</script></p>',
  social: [{ name: 'Mastodon', url: 'https://social.example/@estuary' }],
  footermenucontact: [{ itemtitle: 'Write to us', itemurl: 'mailto:hello@estuary.example', newtab: false }],
};

const liveNow: LiveNow = { live: false, next: null };

export function sampleContent() {
  const answers = new Map<string, unknown>([
    ['/home.json', home],
    ['/live-now.json', liveNow],
    ['/redirects.json', { redirects: [{ from: '/old', to: '/info', permanent: true }] }],
    ['/info.json', textPage('info', 'Info')],
    ['/about.json', textPage('about', 'About')],
    ['/error.json', textPage('error', 'Error')],
  ]);
  const asked: string[] = [];
  const listeners = new Set<(change: Change) => void>();
  let seq = 0;
  const self = {
    answers,
    asked,
    /** `up`, answering 503, never answering, or not to be reached. */
    state: 'up' as 'up' | 'failing' | 'hung' | 'gone',
    /** Replaces an answer and tells the change feed. */
    publish(id: string, body: unknown) {
      answers.set(`/${id}.json`, body);
      seq++;
      for (const tell of listeners) tell({ seq, pages: [id], all: false });
    },
    async fetch(path: string, init?: RequestInit): Promise<Response> {
      if (path === '/changes') return feed(listeners, init?.signal ?? undefined);
      asked.push(path);
      if (self.state === 'hung') return new Promise(() => undefined);
      if (self.state === 'gone') throw new TypeError('fetch failed');
      if (self.state === 'failing') return Response.json({ error: 'down' }, { status: 503 });
      const body = answers.get(path);
      return body ? Response.json(body) : Response.json({ error: 'none' }, { status: 404 });
    },
  };
  return self;
}

function feed(listeners: Set<(change: Change) => void>, signal: AbortSignal | undefined): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const tell = (change: Change) =>
        controller.enqueue(encoder.encode(`id: ${change.seq}\ndata: ${JSON.stringify(change)}\n\n`));
      listeners.add(tell);
      signal?.addEventListener('abort', () => {
        listeners.delete(tell);
        controller.close();
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
