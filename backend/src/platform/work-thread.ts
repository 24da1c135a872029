import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Worker } from 'node:worker_threads';

/** A question with the number by which its answer is known. */
interface Asked<Question> {
  id: number;
  question: Question;
}

type Answered<Answer> = { id: number; answer: Answer } | { id: number; fault: string };

/** Work in a thread of its own, so that calls are answered meanwhile. */
export interface WorkThread<Question, Answer> {
  /** Rejects where the thread cannot answer. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/** A thread ends when nobody asked for so long (ms): its memory is free again. */
const IDLE_MS = 60_000;

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A thread that `start` makes with the first question, and again with the first one after it ended. */
export function createWorkThread<Question, Answer>(start: () => Worker): WorkThread<Question, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function drop(gone: Worker, error: Error) {
    if (worker !== gone) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end() {
    clearTimeout(idle);
    const ended = worker;
    if (!ended) return;
    drop(ended, new Error('The thread is ended.'));
    await ended.terminate();
  }

  function begin(): Worker {
    const started = start();
    started.on('message', (answered: Answered<Answer>) => {
      const caller = waiting.get(answered.id);
      waiting.delete(answered.id);
      if ('fault' in answered) caller?.reject(new Error(answered.fault));
      else caller?.resolve(answered.answer);
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
    });
    started.on('error', (error: Error) => drop(started, error));
    started.on('exit', () => drop(started, new Error('The thread is gone.')));
    // A process that ends does not wait for an answer.
    started.unref();
    return started;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= begin();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, question } satisfies Asked<Question>);
      }),
    close: end,
  };
}

/**
 * The other side: answers the questions of this thread, one after another. On Linux a priority is that of a thread: the one that
 * answers calls has the processor first where there are too few.
 */
export function answerInThread<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  async function tell({ id, question }: Asked<Question>): Promise<void> {
    let answered: Answered<Answer>;
    try {
      answered = { id, answer: await answer(question) };
    } catch (error) {
      answered = { id, fault: String(error) };
    }
    parentPort?.postMessage(answered);
  }
  parentPort?.on('message', (asked: Asked<Question>) => void tell(asked));
}
