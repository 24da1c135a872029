import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listCalls, writeCallsPage } from './calls-page.ts';
import { describeApp } from './describe-app.ts';

test('docs/calls.md is up to date (npm run docs writes it)', async () => {
  const page = readFileSync(new URL('../../../../docs/calls.md', import.meta.url), 'utf8');
  expect(page).toBe(writeCallsPage(await describeApp()));
});

test('every call has a schema of its body and of its answer', async () => {
  const calls = listCalls(await describeApp());
  expect(calls.length).toBeGreaterThan(20);
  const incomplete = calls.filter(
    ([, call]) =>
      !call.requestBody?.content?.['application/json']?.schema.properties ||
      !call.responses?.['200']?.content?.['application/json']?.schema ||
      !call.responses['default']?.content?.['application/json']?.schema.properties?.['errors'],
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test('the description is OpenAPI 3.1: a name of its own for each call, a description for each answer', async () => {
  const answer = z.object({
    description: z.string(),
    content: z.record(z.string(), z.object({ schema: z.object() })),
  });
  const operation = z.object({
    operationId: z.string().regex(/^[a-z_]+$/),
    tags: z.array(z.string()).min(1),
    responses: z.record(z.enum(['200', 'default']), answer),
    security: z.array(z.object({ bearer: z.array(z.string()).optional() })).optional(),
  });
  const requestBody = z.object({
    content: z.object({ 'application/json': z.object({ schema: z.object() }) }),
  });
  const description = z.object({
    openapi: z.string().regex(/^3\.1\.\d$/),
    info: z.object({ title: z.string(), version: z.string() }),
    paths: z.record(
      z.string().startsWith('/api/v1/user/'),
      z.union([
        z.strictObject({ post: operation.extend({ requestBody }) }),
        z.strictObject({ get: operation }),
      ]),
    ),
    components: z.object({ securitySchemes: z.object({ bearer: z.object({ type: z.literal('http') }) }) }),
  });
  const { paths } = description.parse(await describeApp());
  const names = Object.values(paths).map((item) => ('post' in item ? item.post : item.get).operationId);
  expect(new Set(names).size).toBe(names.length);
});
