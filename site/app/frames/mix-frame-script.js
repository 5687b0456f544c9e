// Runs inside /embed/mix: loads Mixcloud's widget and passes calls and events between the widget and the parent page.
(() => {
  const feed = new URLSearchParams(location.search).get('feed') ?? '';
  const calls = ['play', 'pause', 'seek', 'getDuration', 'setVolume'];
  const events = ['play', 'pause', 'buffering', 'ended', 'error', 'progress'];
  const send = (message) => parent.postMessage({ mix: message }, location.origin);
  const loaded = (element) =>
    new Promise((resolve, reject) => {
      element.addEventListener('load', resolve, { once: true });
      element.addEventListener('error', () => reject(new Error(`${element.src} did not load`)), {
        once: true,
      });
    });

  async function start() {
    const frame = document.createElement('iframe');
    frame.title = 'Mixcloud';
    frame.allow = 'autoplay';
    frame.src = `https://www.mixcloud.com/widget/iframe/?hide_cover=1&mini=1&feed=${encodeURIComponent(feed)}`;
    const script = document.createElement('script');
    script.src = 'https://widget.mixcloud.com/media/js/widgetApi.js';
    const both = Promise.all([loaded(frame), loaded(script)]);
    document.body.append(frame, script);
    await both;
    const widget = globalThis.Mixcloud?.PlayerWidget(frame);
    if (!widget) throw new Error('The widget script brought no player');
    await widget.ready;
    for (const name of events)
      widget.events[name].on((...values) => send({ event: name, values: numbersOf(values) }));
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== parent || origin !== location.origin || !calls.includes(data?.mix?.call)) return;
      const { id, call, given } = data.mix;
      Promise.resolve(widget[call]?.(...given)).then(
        (result) => send({ id, result }),
        () => send({ id, failed: true }),
      );
    });
    send({ ready: true, setsVolume: typeof widget.setVolume === 'function' });
  }

  /** Keeps only numbers, because the payload of an error event may not be cloneable. */
  const numbersOf = (values) => values.filter((value) => typeof value === 'number');

  start().catch((error) => send({ failed: error instanceof Error ? error.message : String(error) }));
})();
