import { type DocumentType, documentSchema } from '@longwave/contract/documents.ts';
import { draftSchemas } from '@longwave/contract/draft.ts';
import { problem } from '@longwave/contract/problem.ts';
import * as z from 'zod/mini';
import { documentTypes } from '../document-types.ts';
import { documentOperations } from './document-operations.ts';
import { mediaOperations } from './media-operations.ts';
import type { Operation, Operations } from './operation.ts';
import { peopleOperations } from './people-operations.ts';

export const operations: Operations = { ...documentOperations, ...mediaOperations, ...peopleOperations };

/** Describes the staff API in OpenAPI 3.1, using the schemas that its routes validate with. */
export function describeStaffApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[named] = { ...paths[named], [method.toLowerCase()]: describe(path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Longwave: staff API',
      version: '1',
      description: 'What the studio uses, and any script with a key may use. Paths begin at /content.',
    },
    servers: [{ url: '/content' }],
    security: [{ key: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A named key, made under People in the studio' },
        session: { type: 'apiKey', in: 'cookie', name: 'lw_staff' },
      },
      schemas: { ...schemasOfDocuments(), StoredDocument: storedDocument, Problem: schemaOf(problem) },
    },
  };
}

function describe(path: string, { summary, query = {}, body, response, isVersioned, isOpen }: Operation) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: name === 'type' ? { type: 'string', enum: documentTypes } : { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    ...{ name, in: 'query', description },
    schema: { type: 'string' },
  }));
  return {
    summary,
    parameters: [...inPath, ...inQuery, ...(isVersioned ? [ifMatch] : [])],
    ...(isOpen && { security: [] }),
    ...(body && { requestBody: { content: contentOf(body) } }),
    responses: {
      '2XX': { description: 'Done', ...(response && { content: json(reference(response)) }) },
      ...(isVersioned && {
        '412': { description: 'Somebody else has written meanwhile; both sides are in the answer' },
      }),
      '4XX': { description: 'Refused, with the reason', content: json(reference('Problem')) },
    },
  };
}

const ifMatch = {
  ...{ name: 'If-Match', in: 'header' },
  description: 'The version this is based on, in quotes, or *; `If-None-Match: *` for something new',
  schema: { type: 'string' },
};

function contentOf(body: NonNullable<Operation['body']>) {
  if ('file' in body) return { [body.file]: { schema: { type: 'string', format: 'binary' } } };
  return json('component' in body ? reference(body.component) : schemaOf(body));
}

/** A schema for each type, whole and as a draft, and their union. */
function schemasOfDocuments() {
  const whole = documentSchema.def.options.map((option) => [nameOf(option.shape.type), option] as const);
  const drafts = documentSchema.def.options.map(
    ({ shape }) => [`${nameOf(shape.type)}Draft`, draftSchemas[typeOf(shape.type)]] as const,
  );
  return {
    ...Object.fromEntries([...whole, ...drafts].map(([name, schema]) => [name, schemaOf(schema)])),
    Document: { oneOf: whole.map(([name]) => reference(name)) },
    Draft: { oneOf: drafts.map(([name]) => reference(name)) },
  };
}

type TypeLiteral = z.ZodMiniLiteral<DocumentType>;

function typeOf(literal: TypeLiteral): DocumentType {
  return literal.def.values[0] as DocumentType;
}

/** `Show` for `show`. */
function nameOf(literal: TypeLiteral): string {
  const type = typeOf(literal);
  return type.charAt(0).toUpperCase() + type.slice(1);
}

const instant = { type: ['string', 'null'], format: 'date-time' };
const version = { type: ['integer', 'null'] };
const storedDocument = {
  type: 'object',
  properties: {
    id: { type: 'integer', description: 'Stays when it is renamed' },
    slug: { type: 'string' },
    live: { oneOf: [reference('Document'), { type: 'null' }], description: 'What visitors see' },
    draft: { oneOf: [reference('Draft'), { type: 'null' }], description: 'What has not been published' },
    ...{ publishAt: instant, changed: instant, at: instant, trashedAt: instant },
    ...{ version, liveVersion: version, draftVersion: version },
    author: { type: ['string', 'null'] },
  },
};

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
