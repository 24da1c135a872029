import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * A process of its own that answers one message at a time, so that the measuring process shares no event loop with it.
 */
export interface Worker<Request, Answer> {
  ask(request: Request): Promise<Answer>;
  stop(): void;
}

/** Starts `file` of this folder and waits until it says that it is there. */
export async function startWorker<Request extends object, Answer>(
  file: string,
): Promise<Worker<Request, Answer>> {
  const child = fork(path.join(import.meta.dirname, file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return {
    async ask(request) {
      const waiting = new AbortController();
      try {
        const answered = Promise.race([
          once(child, 'message', waiting),
          once(child, 'exit', waiting).then(() => {
            throw new Error(`${file} ended.`);
          }),
        ]);
        child.send(request);
        const [answer] = await answered;
        return answer as Answer;
      } finally {
        waiting.abort();
      }
    },
    stop() {
      child.kill();
    },
  };
}

/** In the worker: answers every message with what `work` makes of it. Ends with the process that started it. */
export function answerMessages<Request, Answer>(work: (request: Request) => Promise<Answer>): void {
  process.on('message', (request) => {
    void work(request as Request).then((answer) => process.send?.(answer ?? null));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
