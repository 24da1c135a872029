import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX } from '#platform/http/typed-app.ts';
import { REFRESH_LIFE_MS } from '../../identity/tokens.ts';
import { isLocalSite } from '#platform/local-site.ts';

const NAME = 'refresh_token';

/**
 * No script reads the cookie, no other site's page sends it, and it travels with the customer calls only. It may
 * go over plain http only where the site itself is on this machine.
 */
function options(request: FastifyRequest, config: Config): CookieSerializeOptions {
  return {
    path: `${API_PREFIX}/customer`,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || !isLocalSite(config),
  };
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME];
  return token && token.length <= 4096 ? token : undefined;
}

/** Keeps the refresh token for thirty days, or until the browser is closed. */
export function writeRefreshCookie(
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
  token: string,
  isKept: boolean,
): void {
  const life = isKept ? { maxAge: REFRESH_LIFE_MS / 1000 } : {};
  void reply.setCookie(NAME, token, { ...options(request, config), ...life });
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  void reply.clearCookie(NAME, options(request, config));
}

/**
 * For calls that the cookie alone lets in. A form of another site cannot send JSON without a preflight, which nobody
 * answers. This backs up SameSite in browsers that do not know it.
 */
export async function requireJson({ headers }: FastifyRequest): Promise<void> {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw badField('', 'format');
}
