import type { FastifyInstance } from 'fastify';
import { cookieNames, parseIds } from '@gakumado/shared/cookies';
import { FAVORITE_MAX, HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { GUEST_LISTS_PATH } from '../visit/guest-lists-path.ts';

const YEAR_S = 365 * 24 * 3600;

const lists = [
  { name: cookieNames.favorite, max: FAVORITE_MAX },
  { name: cookieNames.history, max: HISTORY_MAX },
];

function readCookie(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((text) => text.startsWith(`${name}=`)) ?? '';
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return '';
  }
}

/** Sets the cookies of a guest's lists again as they came: a browser keeps those of a server longer. */
export function addGuestLists(app: FastifyInstance, { origin }: { origin: string }): void {
  const attributes = `Path=/; Max-Age=${YEAR_S}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  app.post(GUEST_LISTS_PATH, (request, reply) => {
    for (const { name, max } of lists) {
      const ids = parseIds(readCookie(request.headers.cookie ?? '', name)).slice(-max);
      if (ids.length === 0) continue;
      void reply.header('Set-Cookie', `${name}=${encodeURIComponent(JSON.stringify(ids))}; ${attributes}`);
    }
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}
