import { createServer } from 'node:http';
import { createRadio } from './app.ts';
import { readRadioSettings } from './settings.ts';

const settings = readRadioSettings(process.env);
const radio = await createRadio(settings);
const server = createServer(radio.handle);
radio.attach(server, '');
server.listen(settings.port, () => console.log(`radio: on air at http://localhost:${settings.port}/stream`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close();
    await radio.close();
    process.exit(0);
  });
}
