import type { FaultLog } from './fault-log.ts';
import type { Encoding } from './detect-encoding.ts';
import { findColumn } from './file-kind.ts';
import type { FileKind } from './file-kind.ts';
import { openRecords } from './read-records.ts';
import { shown } from './read-pieces.ts';

interface ReadFile {
  path: string;
  kind: FileKind;
}

/**
 * Gives faults that the database found the text of their cells: it compares numbers and lists, and the owner looks for what
 * stands in the file. A value that is in no cell stays as it was worked out.
 */
export async function readOwnTexts(
  faults: FaultLog,
  files: readonly ReadFile[],
  encoding: Encoding | undefined,
): Promise<void> {
  const byFile = Map.groupBy(faults.unread, ({ readFrom }) => readFrom);
  for (const [no, ofFile] of byFile) {
    const file = no === undefined ? undefined : files[no];
    if (!file) continue;
    const byLine = Map.groupBy(ofFile, ({ line }) => line);
    const { headings, records } = await openRecords(file.path, encoding);
    const columns = headings.map((heading) => findColumn(file.kind, heading)?.name);
    for await (const { line, cells } of records) {
      for (const fault of byLine.get(line) ?? []) {
        const place = columns.indexOf(fault.column);
        if (place >= 0) fault.value = shown(cells[place]);
      }
      byLine.delete(line);
      if (byLine.size === 0) break;
    }
    for (const fault of ofFile) delete fault.readFrom;
  }
}
