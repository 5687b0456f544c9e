import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Letter = { from: string; to: string; data: string };

/** A mail server that accepts every letter, after RFC 5321. */
export async function startSmtpServer() {
  const letters: Letter[] = [];
  const server = createServer((socket) => converse(socket, (letter) => letters.push(letter)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() };
}

function converse(socket: Socket, onLetter: (letter: Letter) => void): void {
  let [given, isData] = ['', false];
  let letter: Letter = { from: '', to: '', data: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test ready');
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    given += part;
    for (let end = given.indexOf('\r\n'); end >= 0; end = given.indexOf('\r\n')) {
      const line = given.slice(0, end);
      given = given.slice(end + 2);
      take(line);
    }
  });

  function take(line: string): void {
    if (isData && line === '.') {
      isData = false;
      onLetter(letter);
      letter = { from: '', to: '', data: '' };
      return void say('250 taken');
    }
    if (isData) {
      letter.data += `${line.replace(/^\.\./, '.')}\n`;
      return;
    }
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
    if (/^EHLO/i.test(line)) return void say('250 mail.test');
    if (/^MAIL/i.test(line)) letter.from = address;
    if (/^RCPT/i.test(line)) letter.to = address;
    isData = /^DATA/i.test(line);
    say(isData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
    if (/^QUIT/i.test(line)) socket.end();
  }
}
