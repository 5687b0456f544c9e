/*
 * Puts the chat room where this script's tag stands. The tag holds the configuration as JSON text and the size in its
 * style: <script id="cid…" async src="…/chat/embed.js" style="width:100%;height:600px">{"handle":"estuary"}</script>
 */
(() => {
  const tags = [...document.querySelectorAll('script[src*="/chat/embed.js"]')];
  const tag = document.currentScript ?? tags.find((candidate) => !candidate.dataset.placed);
  if (!tag || tag.dataset.placed) return;
  tag.dataset.placed = 'yes';

  let config = {};
  try {
    config = JSON.parse(tag.textContent.trim() || '{}');
  } catch (error) {
    console.error('The chat configuration is not JSON:', error);
  }

  const address = new URL('room', tag.src);
  address.searchParams.set('handle', String(config.handle ?? ''));
  for (const [name, value] of Object.entries(config.styles ?? {})) {
    address.searchParams.set(name, String(value));
  }

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'Chat';
  frame.style.width = tag.style.width || '100%';
  frame.style.height = tag.style.height || '600px';
  frame.style.border = '0';
  frame.style.display = 'block';
  tag.before(frame);
})();
