import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import { reportablePath } from '../../visit/reportable-path.ts';

/** The remote of a page, as lines of the log name it. */
export interface PageOwner {
  remote: string | undefined;
  version: string | undefined;
  /** Id of its route. */
  route: string | undefined;
}

const owners = new WeakMap<FastifyReply, PageOwner>();

/** Notes whose page an answer is. */
export const notePageOwner = (reply: FastifyReply, owner: PageOwner): void => void owners.set(reply, owner);

const RELEASE_FILE = new RegExp(`^${RELEASES_PREFIX}/([\\w-]+)/`);

/** The line of an answer, without what opens something: a query may hold a reset code or a mail address. */
export function accessLine({ method, url }: FastifyRequest, reply: FastifyReply): object {
  const path = reportablePath(url);
  const ofFile = RELEASE_FILE.exec(path)?.[1];
  const owner = owners.get(reply) ?? (ofFile === undefined ? undefined : { remote: ofFile });
  return { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...owner };
}
