import autocannon from 'autocannon';
import { toFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import { answerMessages } from './worker.ts';

export interface HttpLoad {
  origin: string;
  path: string;
  /** Each connection sends them in turn and begins with another one, as the statements of `sql-load.ts` are dealt. */
  bodies: readonly string[];
  connections: number;
  seconds: number;
}

/** POSTs over connections that are kept, each with one request under way. */
async function load({ origin, path, bodies, connections, seconds }: HttpLoad): Promise<Figures> {
  const times: number[] = [];
  const requests = bodies.map((body) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body,
  }));
  let opened = 0;
  function setupClient(client: autocannon.Client): void {
    const first = opened++ % requests.length;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  }
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: origin, connections, duration: seconds, requests, setupClient },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    // Its own percentiles are whole milliseconds.
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  return toFigures(times, seconds, non2xx + errors);
}

answerMessages(load);
