import type { Problem } from '@longwave/contract/problem.ts';
import { content } from '../../content.ts';
import { embeddableShow, oembed, oembedXml } from '../oembed.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/oembed';

/** /oembed?url=…: how others embed a show. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const source = await feedSource(context);
  const id = embeddableShow(searchParams.get('url') ?? '', source.origin);
  if (!id) return refusal(404, 'There is no show at this address', 'url');
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refusal(501, 'The format is json or xml', 'format');
  const { show } = await context.get(content).page('show', `shows/${id}`);
  const limits = {
    width: limit(searchParams.get('maxwidth')),
    height: limit(searchParams.get('maxheight')),
  };
  const made = oembed(source, show, limits);
  return format === 'xml'
    ? answer(oembedXml(made), 'text/xml')
    : answer(JSON.stringify(made), 'application/json');
}

function limit(given: string | null): number {
  return given && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}

function refusal(status: number, error: string, parameter: string): Response {
  return Response.json({ error, parameter } satisfies Problem, { status });
}
