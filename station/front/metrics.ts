import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A figure from a part of the station; figures whose names end in `_total` are counters. */
export type Figure = { name: string; value: number; labels?: Record<string, string> };
export type Collector = () => Figure[] | Promise<Figure[]>;

/** The figures of a part that is busy for longer are left out. */
const timeoutMs = 1_000;

/**
 * Metrics for Prometheus: requests, Node's own figures (with the event-loop delay of the main thread), and figures that the
 * parts of the station collect at each read.
 */
export function createMetrics(collectors: Collector[]) {
  const registers = [new Registry()] as const;
  const [register] = registers;
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'longwave_requests_total',
    help: 'Requests by part of the station and class of status',
    labelNames: ['part', 'status'],
    registers: [...registers],
  });
  const seconds = new Histogram({
    name: 'longwave_request_seconds',
    help: 'Time until a response was sent',
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [...registers],
  });

  function set({ name, value, labels = {} }: Figure): void {
    const options = { name, help: name.replaceAll('_', ' '), labelNames: Object.keys(labels) };
    const known = register.getSingleMetric(name);
    const isCounter = name.endsWith('_total');
    const metric = known ?? new (isCounter ? Counter : Gauge)({ ...options, registers: [...registers] });
    if (metric instanceof Counter) {
      metric.remove(labels);
      metric.inc(labels, value);
    } else (metric as Gauge).set(labels, value);
  }

  return {
    recordRequest(part: string, status: number, took: number): void {
      requests.inc({ part, status: `${Math.floor(status / 100)}xx` });
      seconds.observe(took);
    },
    async write(res: ServerResponse): Promise<void> {
      const figures = (await Promise.all(collectors.map(collectInTime))).flat();
      for (const figure of figures) set(figure);
      set({ name: 'nodejs_heap_used_bytes', value: process.memoryUsage().heapUsed });
      res.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' });
      res.end(await register.metrics());
    },
  };
}

async function collectInTime(collect: Collector): Promise<Figure[]> {
  const { promise: late, resolve } = Promise.withResolvers<Figure[]>();
  const timer = setTimeout(resolve, timeoutMs, []);
  return Promise.race([(async () => collect())().catch(() => []), late]).finally(() => clearTimeout(timer));
}
