import { hasCode } from './registry.ts';

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}
