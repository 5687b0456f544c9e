import { Hono } from 'hono';
import { describeStaffApi } from './describe.ts';

/** Serves the description of the staff API, for whoever writes a script. */
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
