import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ClaimedNotice } from '../store/tables/push.ts';
import { encryptFor } from './encrypt.ts';
import { isPushEndpoint, publicLookup } from './push-endpoint.ts';
import type { StationKeys } from './station-keys.ts';

const sendTimeout = 10_000;

export type PushResponse = { status: number; retryAfter: string | undefined };

/** Sends one notice to the push service of its browser (RFC 8030). Redirects are not followed. */
export function createSender(keys: StationKeys, loopback: boolean, now: () => number) {
  const secure = new HttpsAgent({ keepAlive: true, maxSockets: 8, lookup: publicLookup });
  const plain = new HttpAgent({ keepAlive: true });

  async function send(notice: ClaimedNotice, signal: AbortSignal): Promise<PushResponse> {
    const { endpoint, p256dh, auth, notice: text, tag, isUrgent, until } = notice;
    if (!isPushEndpoint(endpoint, loopback)) throw new Error('the address is not one of a push service');
    const body = encryptFor({ p256dh, auth }, text);
    const headers = {
      authorization: keys.authorization(endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: Math.max(0, Math.floor((until - now()) / 1000)),
      urgency: isUrgent ? 'high' : 'normal',
      topic: tag,
    };
    const isSecure = endpoint.startsWith('https:');
    const options = {
      method: 'POST',
      headers,
      agent: isSecure ? secure : plain,
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]),
    };
    return new Promise((resolve, reject) => {
      const onResponse = (res: IncomingMessage) => {
        res.on('error', () => undefined);
        res.resume();
        resolve({ status: res.statusCode ?? 0, retryAfter: res.headers['retry-after'] });
      };
      const req = isSecure
        ? httpsRequest(endpoint, options, onResponse)
        : httpRequest(endpoint, options, onResponse);
      req.on('error', reject);
      req.end(body);
    });
  }

  return {
    send,
    close(): void {
      secure.destroy();
      plain.destroy();
    },
  };
}
