import { formatCount } from '@gakumado/shared/format';
/** Tells someone at a terminal how far it is: there one line that changes, elsewhere a line per stage. */
export interface Progress {
  stage(name: string): void;
  rows(count: number): void;
  /** Seconds of each stage so far. */
  finish(): { name: string; seconds: number }[];
}

const REFRESH_MS = 200;

export function createProgress(output: NodeJS.WriteStream): Progress {
  const stages: { name: string; seconds: number }[] = [];
  let current: { name: string; start: number; rows: number } | undefined;
  let shownAt = 0;
  const secondsOf = (start: number) => (performance.now() - start) / 1000;

  function describe({ name, start, rows }: NonNullable<typeof current>): string {
    const seconds = secondsOf(start);
    const speed =
      rows > 0 ? `  ${formatCount(rows)}行（毎秒${formatCount(Math.round(rows / seconds))}行）` : '';
    return `${name} … ${seconds.toFixed(1)}秒${speed}`;
  }
  function show(): void {
    shownAt = performance.now();
    if (current && output.isTTY) output.write(`\r\u001b[K${describe(current)}`);
  }
  // Stages without rows run in the database: the line still moves.
  const timer = output.isTTY ? setInterval(show, REFRESH_MS) : undefined;
  timer?.unref();

  function end(): void {
    if (!current) return;
    stages.push({ name: current.name, seconds: secondsOf(current.start) });
    output.write(output.isTTY ? `\r\u001b[K${describe(current)}\n` : `${describe(current)}\n`);
    current = undefined;
  }
  return {
    stage(name) {
      end();
      current = { name, start: performance.now(), rows: 0 };
      show();
    },
    rows(count) {
      if (!current) return;
      current.rows += count;
      if (performance.now() - shownAt > REFRESH_MS) show();
    },
    finish() {
      clearInterval(timer);
      end();
      return stages;
    },
  };
}
