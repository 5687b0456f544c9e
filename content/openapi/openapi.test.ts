import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';
import { describeStaffApi } from './describe.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const described = describeStaffApi();
type Node = Record<string, unknown>;

/** Every object within the description. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

test('the description is sent to anybody, and is the same for all', async () => {
  const response = await content.get('/staff/openapi.json');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(described)));
});

test('every reference leads somewhere, every part of a path is explained, every operation has a summary', () => {
  const schemas = Object.keys(described.components.schemas).map((name) => `#/components/schemas/${name}`);
  const references = [...nodesIn(described)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((to) => !schemas.includes(to) && !to.startsWith('#/$defs/'))).toEqual([]);
  for (const [path, methods] of Object.entries(described.paths))
    for (const operation of Object.values(methods)) {
      const { summary, parameters } = operation as {
        summary: string;
        parameters: { name: string; in: string }[];
      };
      expect(summary).toMatch(/^[A-Z]/);
      const explained = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
      expect(explained).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
});

test('schemas are those the routes check with: a show needs a date, its draft does not', () => {
  const { Show, ShowDraft } = described.components.schemas as unknown as Record<
    string,
    { required: string[] }
  >;
  expect(Show?.required).toEqual(expect.arrayContaining(['type', 'slug', 'title', 'date']));
  expect(ShowDraft?.required.toSorted()).toEqual(['slug', 'type']);
});
