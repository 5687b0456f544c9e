import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

// node bench/bare-http.ts [port] < body: the least an answer can cost, the same bytes compressed for each request.
const body = await buffer(process.stdin);
createServer((_, res) => {
  const compressed = gzipSync(body, { level: 3 });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
  res.writeHead(200, { ...headers, 'content-length': compressed.length }).end(compressed);
}).listen(Number(process.argv[2]), () => console.log('up'));
