import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { cookieNames, LIST_DAYS } from '@gakumado/shared/cookies';
import { cleanMySearch, MY_SEARCH } from '@gakumado/shared/my-search';
import { DAY_MS, FAVORITE_MAX, HISTORY_MAX, parseIds } from '@gakumado/shared/vocabulary';
import { GUEST_LISTS_PATH } from '../visit/guest-lists-path.ts';

const lists = [
  { name: cookieNames.favorite, max: FAVORITE_MAX },
  { name: cookieNames.history, max: HISTORY_MAX },
];

/** Sets the cookies of a guest's lists and of わたしの条件 again as they came: a browser keeps those of a server longer. */
export async function addGuestLists(app: FastifyInstance, { origin }: { origin: string }): Promise<void> {
  const options = {
    path: '/',
    maxAge: (LIST_DAYS * DAY_MS) / 1000,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  } as const;
  // A scope of its own: no other request has its cookies read.
  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.post(GUEST_LISTS_PATH, (request, reply) => {
      for (const { name, max } of lists) {
        const ids = parseIds(request.cookies[name]).slice(-max);
        if (ids.length > 0) void reply.setCookie(name, JSON.stringify(ids), options);
      }
      const said = cleanMySearch(request.cookies[MY_SEARCH]);
      if (said !== undefined) void reply.setCookie(MY_SEARCH, said, options);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}
