import { ConfigFault } from '../../platform/read-variables.ts';
import { DumpFault } from '../dump/frames.ts';
import { UsageFault } from './find-files.ts';
import { ImportBusy } from './import-files.ts';

/** The output of a command that fails: a sentence where the reason is known, else the whole error. */
export function describeFault(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const isMisused =
    error instanceof UsageFault || String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS');
  if (isMisused) return `${error.message}\n${usage}`;
  const isKnown = [ConfigFault, ImportBusy, DumpFault].some((kind) => error instanceof kind);
  return isKnown ? error.message : (error.stack ?? error.message);
}
