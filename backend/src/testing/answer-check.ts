import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

function responseSchema({ routeOptions }: FastifyRequest, status: number): z.ZodType | undefined {
  const schemas = routeOptions.schema?.response;
  const schema: unknown = schemas ? Reflect.get(schemas, status) : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

/** The fault in an answer; null when the schema names exactly the fields that are sent. */
function findMismatch(schema: z.ZodType, payload: unknown): string | null {
  const sent: unknown = JSON.parse(JSON.stringify(payload));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) return z.prettifyError(parsed.error);
  return isDeepStrictEqual(parsed.data, sent) ? null : 'It has fields that the schema does not name.';
}

/**
 * Compares every 200 answer of the app with the response schema of its route, so that the documents made from the
 * schemas are true. Returns the list of mismatches, which grows.
 */
export function checkAnswers(app: FastifyInstance): readonly string[] {
  const mismatches: string[] = [];
  app.addHook('preSerialization', async (request, reply, payload) => {
    const schema = reply.statusCode === 200 ? responseSchema(request, 200) : undefined;
    const mismatch = schema && findMismatch(schema, payload);
    if (mismatch) mismatches.push(`${request.url} answers other than its schema says.\n${mismatch}`);
    return payload;
  });
  return mismatches;
}
