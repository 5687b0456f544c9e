import { Hono } from 'hono';
import { describeStaffApi } from './describe.ts';

/** What the staff API takes and gives, for whoever writes a script. */
export function openApiRoutes() {
  let described: string | undefined;
  return new Hono().get('/staff/openapi.json', (c) => {
    described ??= JSON.stringify(describeStaffApi());
    return c.body(described, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
  });
}
