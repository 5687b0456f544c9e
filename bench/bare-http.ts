import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

// node bench/bare-http.ts [port] < body: serves the same bytes, compressed for each request: the least that a response can cost.
const body = await buffer(process.stdin);
createServer((_, res) => {
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' };
  res.writeHead(200, { ...headers, 'content-length': compressed.length }).end(compressed);
}).listen(Number(process.argv[2]), () => console.log('up'));
