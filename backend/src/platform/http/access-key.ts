import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { badField } from './api-fault.ts';

/** For calls that the contract protects by the public client key; a wrong key is 400, never 401. */
export function requireAccessKey({ accessKeys }: Config): (request: FastifyRequest) => Promise<void> {
  const known = new Set(accessKeys);
  return async ({ body }) => {
    const key =
      typeof body === 'object' && body !== null && 'access_key' in body ? body.access_key : undefined;
    if (typeof key !== 'string' || !known.has(key)) throw badField('access_key', 'access_key');
  };
}
