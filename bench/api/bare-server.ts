import Fastify from 'fastify';
import { answerMessages } from './worker.ts';

export interface BareRoute {
  path: string;
  /** Answers by request body. */
  answers: Record<string, string>;
}

const routes = new Map<string, Map<string, Buffer>>();

const app = Fastify();
// The body as it came is the key; the one of an ordinary route would be parsed.
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
  JSON.parse(String(body));
  done(null, body);
});
app.post<{ Body: string }>('/*', (request, reply) =>
  reply
    .type('application/json; charset=utf-8')
    .send(routes.get(request.url)?.get(request.body) ?? Buffer.alloc(0)),
);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

/** The least that Fastify can do: the same bytes for the same request. Answers its origin. */
answerMessages(async ({ path, answers }: BareRoute) => {
  routes.set(path, new Map(Object.entries(answers).map(([body, answer]) => [body, Buffer.from(answer)])));
  return origin;
});
