import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Endpoint, errorSchema } from '../../contract.ts';

type Described = Pick<Endpoint, 'method' | 'path' | 'summary' | 'who' | 'rate'> & Partial<Endpoint>;
type Json = Record<string, unknown>;

/** Generates the OpenAPI 3.1 document from the mounted endpoints. */
export function openApiDocument(
  endpoints: readonly Described[],
  server: { url: string; version: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const at = paths[endpoint.path] ?? {};
    at[endpoint.method.toLowerCase()] = operation(endpoint);
    paths[endpoint.path] = at;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storywren',
      version: server.version,
      description: 'Personalised, illustrated stories for children. Every error is {error, code, issues?}.',
    },
    servers: [{ url: server.url }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'storywren_session' } },
    },
  };
}

function operation(endpoint: Described): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
      : []),
  ];
  const body = endpoint.body && jsonSchema(endpoint.body, 'input');
  const takesBody =
    body && endpoint.method !== 'GET' && Object.keys((body.properties as Json | undefined) ?? {}).length > 0;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'app'],
    ...(parameters.length ? { parameters } : {}),
    ...(takesBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    ...(endpoint.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    responses: {
      200: {
        description: 'Done',
        ...(endpoint.reply
          ? { content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } } }
          : {}),
      },
      default: {
        description: 'Not done',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(schema: Endpoint['params'] | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

function jsonSchema(schema: Endpoint['params'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** Serves `/api/openapi.json`, and a docs page at `/api/docs` that loads nothing from other origins. */
export async function serveDocs(app: FastifyInstance, document: Json): Promise<void> {
  const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(DOCS_PAGE));
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(DOCS_SCRIPT),
  );
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/api/docs/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'swagger-initializer.js', '*.map', '*-es-*', 'package.json', '*.md'],
  });
}

const DOCS_PAGE = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storywren API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script>
</body>
</html>`;

const DOCS_SCRIPT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: false, validatorUrl: null });`;
