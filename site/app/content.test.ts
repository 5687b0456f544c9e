import { afterEach, expect, test, vi } from 'vitest';
import { home, sampleContent, textPage } from '../testing/sample-content.ts';
import { createContent, createContentMemory } from './content.ts';
import { serverLog } from './server-log.ts';

afterEach(() => vi.restoreAllMocks());

function client(path = '/info') {
  const service = sampleContent();
  return { service, content: createContent(service.fetch, { path }) };
}

/** Returns the data and status that a loader throws to the router. */
async function thrown(work: Promise<unknown>) {
  return work.then(
    () => expect.unreachable('It should have thrown'),
    (error: unknown) => error as { data: { message: string; html: string }; init: { status: number } },
  );
}

test('a page is read once in a request, and remembered as read', async () => {
  const { service, content } = client();
  await content.page('text', 'info');
  await content.page('text', 'info');
  expect(service.requested).toEqual(['/info.json']);
  expect([...content.reads]).toEqual(['info']);
});

test('[R-157] rich text is sanitised on the way out', async () => {
  const { service, content } = client();
  const html = '<p onclick="x()">Hi <a href="//evil">a</a><a href="javascript:x">b</a><script>x</script></p>';
  service.responses.set('/info.json', textPage('info', 'Info', { text: { html } }));
  expect((await content.page('text', 'info')).text.html).toBe('<p>Hi <a>a</a><a>b</a></p>');
});

test('a page that does not exist is not found, with the text and picture of the error page', async () => {
  const { content } = client('/nowhere');
  const { data, init } = await thrown(content.page('text', 'nowhere'));
  expect(init.status).toBe(404);
  expect(data).toEqual({
    message: 'Page Not Found: /nowhere',
    html: '<p>Text of Error</p>',
    picture: null,
  });
});

test.each([{ validFrom: '2999-01-01T00:00:00Z' }, { validUntil: '2001-01-01T00:00:00Z' }])(
  '[R-141] a page outside its time is not found: %o',
  async (span) => {
    const { service, content } = client();
    service.responses.set('/info.json', textPage('info', 'Info', span));
    expect((await thrown(content.page('text', 'info'))).data.message).toBe('Page Not Found: /info');
  },
);

test('a page within its time is found, and is rendered again when that ends', async () => {
  const { service, content } = client();
  const validUntil = new Date(Date.now() + 60_000).toISOString();
  service.responses.set('/info.json', textPage('info', 'Info', { validUntil }));
  await content.page('text', 'info');
  expect(content.freshUntil()).toBe(Date.parse(validUntil));
});

test('[R-606] a failure of content is logged with its response, and leads to the error page', async () => {
  const log = vi.spyOn(serverLog, 'error').mockReturnValue(undefined);
  const { service, content } = client();
  service.state = 'failing';
  const response = (await thrown(content.page('text', 'info'))) as unknown as Response;
  expect(response.headers.get('location')).toBe('/error');
  expect(content.failed()).toBe(true);
  expect(log.mock.calls[0]?.[1]).toMatchObject({ path: '/info.json', response: { error: 'down' } });
});

test('[R-606] a content call that fails is rethrown by its status', async () => {
  vi.spyOn(serverLog, 'error').mockReturnValue(undefined);
  const { service, content } = client();
  service.state = 'failing';
  await expect(content.genres()).rejects.toThrow('API Error: 503');
});

test('[R-606] status 401 also leads to the error page', async () => {
  vi.spyOn(serverLog, 'error').mockReturnValue(undefined);
  const content = createContent(async () => Response.json({}, { status: 401 }), { path: '/' });
  const response = (await thrown(content.genres())) as unknown as Response;
  expect(response.headers.get('location')).toBe('/error');
});

test('a response that breaks the contract is an error, never a page', async () => {
  vi.spyOn(serverLog, 'error').mockReturnValue(undefined);
  const { service, content } = client();
  service.responses.set('/home.json', { ...home, latest: 'all' });
  await expect(content.site()).rejects.toThrow('API Error');
});

test('the header outlives a content service that is down', async () => {
  vi.spyOn(serverLog, 'error').mockReturnValue(undefined);
  const service = sampleContent();
  const memory = createContentMemory();
  await createContent(service.fetch, { path: '/' }, memory).shell();
  service.state = 'failing';
  expect((await createContent(service.fetch, { path: '/' }, memory).shell()).station.name).toBe(
    'Test Station',
  );
  expect((await createContent(service.fetch, { path: '/' }).shell()).pages).toEqual([]);
});
