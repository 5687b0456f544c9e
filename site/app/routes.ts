import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole URL map. Every page is inside the boundary, which shows its errors without unmounting the player. */
export default [
  layout('shell/boundary.tsx', [
    layout('shell/default-layout.tsx', [
      index('pages/home.tsx'),

      layout('shows/browse.tsx', [
        route('shows', 'pages/shows.tsx'),
        route('shows/filter', 'pages/shows-filter.tsx'),
      ]),
      route('shows/guests', 'pages/shows-list.tsx', { id: 'shows-guests' }),
      route('shows/latest', 'pages/shows-list.tsx', { id: 'shows-latest' }),
      route('shows/featured', 'pages/shows-list.tsx', { id: 'shows-featured' }),
      route('shows/:id', 'pages/show.tsx'),

      route('search', 'pages/search.tsx'),
      route('search/shows', 'pages/search-shows.tsx'),
      route('search/played-in', 'pages/search-played-in.tsx'),
      route('search/residents', 'pages/search-residents.tsx'),
      route('search/articles', 'pages/search-articles.tsx'),
      route('search/videos', 'pages/search-videos.tsx'),
      route('search/collections', 'pages/search-collections.tsx'),
      route('search/programmes', 'pages/search-programmes.tsx'),

      route('editorial', 'pages/editorial.tsx', { id: 'editorial' }),
      route('editorial/news', 'pages/editorial.tsx', { id: 'editorial-news' }),
      route('editorial/reads', 'pages/editorial.tsx', { id: 'editorial-reads' }),
      route('editorial/the-fleapit', 'pages/editorial.tsx', { id: 'editorial-the-fleapit' }),
      route('editorial/residents-bin', 'pages/editorial.tsx', { id: 'editorial-residents-bin' }),
      route('editorial/resident-focus', 'pages/editorial.tsx', { id: 'editorial-resident-focus' }),
      route('editorial/:id', 'pages/article.tsx'),

      route('collections', 'pages/collections.tsx', { id: 'collections' }),
      route('collections/series', 'pages/collections.tsx', { id: 'collections-series' }),
      route('collections/takeovers', 'pages/collections.tsx', { id: 'collections-takeovers' }),
      route('collections/guest-residencies', 'pages/collections.tsx', {
        id: 'collections-guest-residencies',
      }),
      route('collections/:id', 'pages/collection.tsx'),

      route('programmes', 'pages/programmes.tsx'),
      route('programmes/:id', 'pages/programme.tsx'),

      route('residents', 'pages/residents.tsx'),
      route('residents/:id', 'pages/resident.tsx'),

      route('saved', 'pages/saved.tsx'),
      route('info', 'pages/text-page.tsx', { id: 'info' }),
      route('mobile-app', 'pages/text-page.tsx', { id: 'mobile-app' }),
      route('error', 'pages/error.tsx'),
      route('offline', 'pages/offline.tsx'),
      route('*', 'pages/not-found.tsx'),
    ]),
    layout('shell/tv-layout.tsx', [
      route('tv', 'pages/tv.tsx', { id: 'tv' }),
      route('tv/shorts', 'pages/tv.tsx', { id: 'tv-shorts' }),
      route('tv/music-videos', 'pages/tv.tsx', { id: 'tv-music-videos' }),
      route('tv/live-sessions', 'pages/tv.tsx', { id: 'tv-live-sessions' }),
      route('tv/:id', 'pages/video.tsx'),
    ]),
    layout('shell/listen-layout.tsx', [route('listen', 'pages/listen.tsx')]),
    layout('shell/custom-layout.tsx', [route(':slug', 'pages/text-page.tsx', { id: 'custom' })]),
  ]),

  route('api/filter', 'pages/api-filter.ts'),
  route('sitemap.xml', 'feeds/routes/sitemap.ts'),
  route('robots.txt', 'feeds/routes/robots.ts'),
  route('brand.css', 'brand/routes/stylesheet.ts'),
  route('favicon.ico', 'brand/routes/icon.ts', { id: 'favicon' }),
  route('apple-touch-icon.png', 'brand/routes/icon.ts', { id: 'apple-touch-icon' }),
  route('icon-192.png', 'brand/routes/icon.ts', { id: 'icon-192' }),
  route('icon-512.png', 'brand/routes/icon.ts', { id: 'icon-512' }),
  route('site.webmanifest', 'feeds/routes/manifest.ts'),
  route('editorial/feed.xml', 'feeds/routes/editorial-feed.ts'),
  route('podcast.xml', 'feeds/routes/podcast.ts'),
  route('schedule.ics', 'feeds/routes/schedule.ts'),
  route('residents/:id/podcast.xml', 'feeds/routes/resident-podcast.ts'),
  route('residents/:id/schedule.ics', 'feeds/routes/resident-schedule.ts'),
  route('programmes/:id/podcast.xml', 'feeds/routes/programme-podcast.ts'),
  route('programmes/:id/schedule.ics', 'feeds/routes/programme-schedule.ts'),
  route('oembed', 'feeds/routes/oembed.ts'),
  route('embed/shows/:id', 'feeds/routes/embed.ts'),
  route('embed/:player', 'frames/frame.ts'),
] satisfies RouteConfig;
