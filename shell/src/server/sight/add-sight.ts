import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SIGHT_PATH } from '../../sight/sight-entry.ts';
import { isOfThisSite } from '../pages.ts';
import { createLineLimit } from './line-limit.ts';
import { readEntries } from './read-entries.ts';
import type { KnownNames } from './read-entries.ts';

const BODY_MAX_BYTES = 4 * 1024;

const texts = {
  file: 'a file failed in a browser',
  error: 'an error in a browser',
  vital: 'a vital of a browser',
};

interface SightDeps {
  /** Origin of the site in addresses. */
  origin: string;
  /** Names as the visitor behind a request gets them. */
  knownNames: (request: FastifyRequest) => Promise<KnownNames>;
  mayWrite?: (address: string, lines: number) => boolean;
  /** Called once for each failed file and error. */
  onFailure?: (failure: { kind: 'file' | 'error'; remote: string; version: string }) => void;
}

/** Writes a line for each failed file, error and vital that browsers report. */
export function addSight(
  app: FastifyInstance,
  { origin, knownNames, mayWrite = createLineLimit(), onFailure }: SightDeps,
): void {
  // A scope of its own: its bodies are short texts.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      // Browsers send a beacon as a text.
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(SIGHT_PATH, async (request, reply) => {
      void reply.header('Cache-Control', 'no-store');
      if (!isOfThisSite(request, origin)) return reply.code(403).send();
      const lines = readEntries(String(request.body), await knownNames(request));
      if (!lines) return reply.code(400).send();
      if (!mayWrite(request.ip, lines.length)) return reply.code(429).send();
      for (const line of lines) {
        if (line.kind === 'vital') request.log.info(line, texts.vital);
        else {
          request.log.warn(line, texts[line.kind]);
          onFailure?.({
            kind: line.kind,
            remote: String(line['remote']),
            version: String(line['version'] ?? 'unknown'),
          });
        }
      }
      return reply.code(204).send();
    });
  });
}
