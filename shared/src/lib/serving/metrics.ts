import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { GateCounts } from './gate.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** Headers by which proxies say that a request comes from elsewhere. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** A reader with the key; without a key one on this machine that no proxy stands before. */
function mayRead({ headers, socket }: FastifyRequest, key: string | undefined): boolean {
  if (key !== undefined) return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${key}`));
  const isPassedOn = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** A number, or one for each value of a label. */
type Reading = number | Readonly<Record<string, number>>;

export interface Metrics {
  /** Adds one to a counter. */
  count: (name: string, labels: Record<string, string>) => void;
}

interface MetricsOptions {
  /** Asked for as a Bearer; absent: only readers on this machine. */
  key: string | undefined;
  /** Counters by name: what they count, and their labels. */
  counters: Readonly<Record<string, { help: string; labels: readonly string[] }>>;
  /** Gauges by name. A reading that fails is left out: the rest says how it is. */
  gauges: Readonly<Record<string, { help: string; label?: string; read: () => Reading | Promise<Reading> }>>;
  gates?: (() => Readonly<Record<string, GateCounts>>) | undefined;
}

/**
 * Serves `/metrics` in the text form of Prometheus: the process and its event loop, answers by route and status, and the given
 * counters and gauges. Register it before the routes; others than its readers get a 404.
 */
export function serveMetrics(
  app: FastifyInstance,
  { key, counters, gauges, gates }: MetricsOptions,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'gakumado_answers_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const made = new Map(
    Object.entries(counters).map(([name, { help, labels }]) => [
      name,
      new Counter({ name, help, labelNames: labels, registers }),
    ]),
  );
  for (const [name, { help, label, read }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        // A reset would leave a 0 where nothing is known.
        if (label === undefined) gauge.remove();
        else gauge.reset();
        const reading = await Promise.resolve(read()).catch((error: unknown) => {
          app.log.warn(error, `The gauge ${name} cannot be read.`);
          return {};
        });
        if (typeof reading === 'number') gauge.set(reading);
        else
          for (const [value, number] of Object.entries(reading)) gauge.set({ [label ?? '']: value }, number);
      },
    });
  }
  if (gates) {
    const gauge = new Gauge({
      name: 'gakumado_gate',
      help: 'Calls of each cost class: running, waiting, and passed and refused since the start',
      labelNames: ['class', 'state'],
      registers,
      collect() {
        for (const [name, counts] of Object.entries(gates()))
          for (const [state, number] of Object.entries(counts)) gauge.set({ class: name, state }, number);
      },
    });
  }

  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    answers.inc({ route: routeOptions.url ?? 'none', status: String(statusCode) });
  });
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (!mayRead(request, key)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  return { count: (name, labels) => made.get(name)?.inc(labels) };
}
