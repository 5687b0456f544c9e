import type { Problem } from '@longwave/contract/problem.ts';
import { content } from '../../content.ts';
import { findEmbeddableShowId, oembed, oembedXml } from '../oembed.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/oembed';

/** /oembed?url=…: tells other sites how to embed a show. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const source = await feedSource(context);
  const id = findEmbeddableShowId(searchParams.get('url') ?? '', source.origin);
  if (!id) return problemResponse(404, 'There is no show at this address', 'url');
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml')
    return problemResponse(501, 'The format is json or xml', 'format');
  const { show } = await context.get(content).page('show', `shows/${id}`);
  const limits = {
    width: limit(searchParams.get('maxwidth')),
    height: limit(searchParams.get('maxheight')),
  };
  const embed = oembed(source, show, limits);
  return format === 'xml'
    ? feedResponse(oembedXml(embed), 'text/xml')
    : feedResponse(JSON.stringify(embed), 'application/json');
}

function limit(given: string | null): number {
  return given && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}

function problemResponse(status: number, error: string, parameter: string): Response {
  return Response.json({ error, parameter } satisfies Problem, { status });
}
