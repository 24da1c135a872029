import type pg from 'pg';

/** A statement as the backend sent it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Recorded extends Statement {
  start: number;
  end: number;
}

/** Statements that overlapped in time form a wave; the next wave began when the last of them had its answer. */
function toWaves(recorded: readonly Recorded[]): Statement[][] {
  const waves: Statement[][] = [];
  let end = -Infinity;
  for (const { text, values, ...times } of recorded.toSorted((a, b) => a.start - b.start)) {
    if (times.start >= end || waves.length === 0) waves.push([]);
    waves.at(-1)?.push({ text, values });
    end = Math.max(end, times.end);
  }
  return waves;
}

/**
 * Records the statements that the clients of a pool send. The pool then takes no other queries. `take` returns those
 * since the last call.
 */
export function recordStatements(pool: pg.Pool): { take(): Statement[][] } {
  let recorded: Recorded[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      async query(asked: string | pg.QueryConfig, given: readonly unknown[] = []) {
        const { text, values = [] } = typeof asked === 'string' ? { text: asked, values: given } : asked;
        const statement: Recorded = { text, values, start: performance.now(), end: Infinity };
        recorded.push(statement);
        try {
          return await (typeof asked === 'string' ? query(asked, [...given]) : query(asked));
        } finally {
          statement.end = performance.now();
        }
      },
    });
  });
  return {
    take() {
      const taken = toWaves(recorded);
      recorded = [];
      return taken;
    },
  };
}
