import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createLog } from '@longwave/server-kit/log.ts';
import { withRequestId } from '@longwave/server-kit/request-id.ts';
import { createRadio } from './app.ts';
import { readRadioSettings } from './settings.ts';

const settings = readRadioSettings(process.env);
const radio = await createRadio(settings);
const server = createServer((req, res) => withRequestId(randomUUID(), () => radio.handle(req, res)));
radio.attach(server, '');
server.listen(settings.port, () =>
  createLog('radio').info('on air', { url: `http://localhost:${settings.port}/stream` }),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    await radio.close();
    process.exit(0);
  });
}
