// Runs inside /embed/video: Plyr with the player of another host, and what the page around it must know.
(() => {
  const asked = new URLSearchParams(location.search);
  const provider = asked.get('provider') === 'vimeo' ? 'vimeo' : 'youtube';
  const id = asked.get('id') ?? '';
  const title = asked.get('title') ?? '';
  const poster = asked.get('poster') ?? '';
  const { icons, blank } = document.body.dataset;
  const isId = provider === 'vimeo' ? /^\d{1,15}$/.test(id) : /^[\w-]{1,20}$/.test(id);

  const tell = (event, code) => parent.postMessage({ video: event, code }, location.origin);
  if (!isId) {
    tell('error', 2);
    return;
  }
  // A script that does not load says so at itself only.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell('blocked'), true);
  keepPostersAtHome();

  const place = document.createElement('div');
  place.dataset.plyrProvider = provider;
  place.dataset.plyrEmbedId = id;
  place.dataset.poster = poster;
  document.body.append(place);
  // Plyr as it comes, as in plyr-player.tsx; YouTube without cookies.
  const player = new globalThis.Plyr(place, {
    title,
    iconUrl: icons,
    blankVideo: blank,
    storage: { enabled: true, key: 'plyr' },
    youtube: { noCookie: true, rel: 0, iv_load_policy: 3, modestbranding: 1 },
    // Plyr asks a third party for the title, which we have; a file of ours that is no JSON leaves it as it is.
    urls: { youtube: { api: icons } },
    ads: { enabled: false, publisherId: '', tagUrl: '' },
  });
  for (const event of ['ready', 'play', 'pause']) player.on(event, () => tell(event));
  player.on('error', ({ detail }) => tell('error', detail?.code ?? detail?.plyr?.media?.error?.code));

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.video === 'play') Promise.resolve(player.play()).catch(() => undefined);
    if (data?.video === 'pause') player.pause();
  });

  /** Plyr asks YouTube for its poster, whatever poster it was given: it gets the station's own. */
  function keepPostersAtHome() {
    globalThis.Image = function OwnImage() {
      const image = document.createElement('img');
      Object.defineProperty(image, 'src', {
        get: () => image.getAttribute('src'),
        set: (address) =>
          image.setAttribute('src', address.startsWith('https://i.ytimg.com/') ? poster : address),
      });
      return image;
    };
  }
})();
