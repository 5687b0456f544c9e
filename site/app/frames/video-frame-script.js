// Runs inside /embed/video: Plyr with the player of another host; reports the player's events to the parent page.
(() => {
  const query = new URLSearchParams(location.search);
  const provider = query.get('provider') === 'vimeo' ? 'vimeo' : 'youtube';
  const id = query.get('id') ?? '';
  const title = query.get('title') ?? '';
  const poster = query.get('poster') ?? '';
  const { icons, blank } = document.body.dataset;
  const isId = provider === 'vimeo' ? /^\d{1,15}$/.test(id) : /^[\w-]{1,20}$/.test(id);

  const report = (event, code) => parent.postMessage({ video: event, code }, location.origin);
  if (!isId) {
    report('error', 2);
    return;
  }
  // The error event of a script does not bubble, so it is captured.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && report('blocked'), true);
  replaceYouTubePosters();

  const container = document.createElement('div');
  container.dataset.plyrProvider = provider;
  container.dataset.plyrEmbedId = id;
  container.dataset.poster = poster;
  document.body.append(container);
  // Plyr's defaults, as in plyr-player.tsx; YouTube without cookies.
  const player = new globalThis.Plyr(container, {
    title,
    iconUrl: icons,
    blankVideo: blank,
    storage: { enabled: true, key: 'plyr' },
    youtube: { noCookie: true, rel: 0, iv_load_policy: 3, modestbranding: 1 },
    // Plyr would request the title from a third party; with a file that is not JSON it keeps the title above.
    urls: { youtube: { api: icons } },
    ads: { enabled: false, publisherId: '', tagUrl: '' },
  });
  for (const event of ['ready', 'play', 'pause']) player.on(event, () => report(event));
  player.on('error', ({ detail }) => report('error', detail?.code ?? detail?.plyr?.media?.error?.code));

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.video === 'play') Promise.resolve(player.play()).catch(() => undefined);
    if (data?.video === 'pause') player.pause();
  });

  /** Loads the station's poster where Plyr requests YouTube's, which it does even if it was given another poster. */
  function replaceYouTubePosters() {
    globalThis.Image = function OwnImage() {
      const image = document.createElement('img');
      Object.defineProperty(image, 'src', {
        get: () => image.getAttribute('src'),
        set: (url) => image.setAttribute('src', url.startsWith('https://i.ytimg.com/') ? poster : url),
      });
      return image;
    };
  }
})();
