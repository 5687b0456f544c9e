const byId = (id) => document.getElementById(id);
const [title, here, empty, list, newest, status, form, nick, text, send] = [
  ...['title', 'here', 'empty', 'messages', 'newest', 'status', 'write', 'nick', 'text', 'send'],
].map(byId);

// A scrolling list must be reachable by keyboard.
list.tabIndex = 0;

const SHOWN_AT_MOST = 300;
const query = new URLSearchParams(location.search);

/** Storage may be closed to frames of other sites; the room then works for as long as the page lives. */
const memory = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {}
  },
};

const client = memory.read('chat-client') || randomWord();
memory.write('chat-client', client);
nick.value = memory.read('chat-nick');
const mine = new Set();

const staffKey = new URLSearchParams(location.hash.slice(1)).get('staff') ?? '';
if (staffKey) history.replaceState(null, '', location.pathname + location.search);

function randomWord() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/* The colours a page may ask for, by the letters the widget of the same protocol uses: six hex digits each. */
for (const [letter, name] of Object.entries({
  a: '--paper',
  e: '--paper-raised',
  c: '--ink',
  d: '--muted',
  l: '--accent',
})) {
  const colour = query.get(letter) ?? '';
  if (/^[0-9a-f]{6}$/i.test(colour)) document.documentElement.style.setProperty(name, `#${colour}`);
}
if (query.get('handle')) title.textContent = query.get('handle');
document.title = `${title.textContent} chat`;

function element(tag, className, content) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = content;
  return made;
}

const dayOf = (at) =>
  new Date(at).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

function show(message) {
  if (byId(`message-${message.id}`)) return;
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  const day = dayOf(message.at);
  if (list.dataset.day !== day) list.append(element('div', 'day', day));
  list.dataset.day = day;

  const item = element('div', mine.has(message.id) ? 'mine' : '', '');
  item.id = `message-${message.id}`;
  const time = element(
    'time',
    '',
    new Date(message.at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' }),
  );
  time.dateTime = new Date(message.at).toISOString();
  item.append(element('span', 'nick', message.nick), time);
  if (staffKey) item.append(staffButtons(message));
  item.append(element('p', 'words', message.text));
  list.append(item);
  while (list.childElementCount > SHOWN_AT_MOST) list.firstElementChild.remove();
  empty.hidden = true;
  if (atEnd || mine.has(message.id)) list.scrollTop = list.scrollHeight;
  else newest.hidden = false;
}

function staffButtons({ id, nick: name }) {
  const box = element('span', 'staff', '');
  const actions = {
    Delete: () => ask('DELETE', `messages/${id}`),
    Mute: () => ask('POST', 'mute', { message: id, minutes: 60 }),
  };
  for (const [label, act] of Object.entries(actions)) {
    const button = element('button', '', label);
    button.type = 'button';
    button.setAttribute('aria-label', `${label} ${name}`);
    button.addEventListener('click', async () => {
      const problem = await act();
      status.textContent = problem || `${label}: done.`;
    });
    box.append(button);
  }
  return box;
}

/** Sends; answers what went wrong, or nothing. */
async function ask(method, path, body, done) {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(staffKey && { Authorization: `Bearer ${staffKey}` }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) return answer.error ?? 'That did not work.';
    done?.(answer);
    return '';
  } catch {
    return 'The chat cannot be reached. Your message is still here.';
  }
}

function connect() {
  const events = new EventSource('messages');
  events.addEventListener('open', () => {
    status.textContent = '';
    setTimeout(() => {
      empty.hidden = list.childElementCount > 0;
    }, 300);
  });
  events.addEventListener('message', (event) => show(JSON.parse(event.data)));
  events.addEventListener('deleted', (event) => byId(`message-${JSON.parse(event.data).id}`)?.remove());
  events.addEventListener('here', (event) => {
    const { count } = JSON.parse(event.data);
    here.textContent = count === 1 ? 'only you' : `${count} here`;
    here.hidden = false;
  });
  events.addEventListener('error', () => {
    status.textContent = 'Connection lost. Reconnecting …';
    here.hidden = true;
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(connect, 3000 + Math.random() * 4000);
  });
}

function fitText() {
  text.style.height = 'auto';
  text.style.height = `${Math.min(text.scrollHeight + 2, 128)}px`;
  const left = text.maxLength - text.value.length;
  if (left <= 60) status.textContent = `${left} letters left`;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!nick.value.trim()) {
    status.textContent = 'Please choose a name.';
    nick.focus();
    return;
  }
  if (!text.value.trim()) return text.focus();
  memory.write('chat-nick', nick.value.trim());
  send.disabled = true;
  const words = { client, nick: nick.value, text: text.value };
  const problem = await ask('POST', 'messages', words, (message) => {
    mine.add(message.id);
    byId(`message-${message.id}`)?.classList.add('mine');
    show(message);
  });
  send.disabled = false;
  status.textContent = problem;
  if (problem) return;
  text.value = '';
  fitText();
  text.focus();
});

text.addEventListener('input', fitText);
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
newest.addEventListener('click', () => {
  list.scrollTop = list.scrollHeight;
});
list.addEventListener('scroll', () => {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < 60) newest.hidden = true;
});

connect();
