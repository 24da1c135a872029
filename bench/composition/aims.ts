/** A figure of the composed site, beside that of one bundle of the same sources. */
export interface Row {
  label: string;
  federated: number;
  bundled?: number;
  /** The largest ratio of both, or the largest figure where there is no bundle to compare with. */
  aim?: number;
}

const isRatio = ({ bundled }: Row) => bundled !== undefined;

/** The figure that the aim is about. */
export const figureOf = ({ federated, bundled }: Row): number =>
  bundled === undefined ? federated : bundled === 0 ? Number(federated > 0) : federated / bundled;

export const isMissed = (row: Row): boolean => row.aim !== undefined && figureOf(row) > row.aim;

/** Prints rows as a table, with the aims that they miss. */
export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(44)}${'federated'.padStart(11)}${'one bundle'.padStart(11)}${'ratio'.padStart(8)}${'aim'.padStart(8)}`,
  );
  for (const row of rows) {
    const { label, federated, bundled, aim } = row;
    const ratio = isRatio(row) ? figureOf(row).toFixed(3) : '';
    const cells = [
      federated.toFixed(0),
      bundled?.toFixed(0) ?? '',
      ratio,
      aim === undefined ? '' : `≤ ${aim}`,
    ];
    const widths = [11, 11, 8, 8];
    console.log(
      label.padEnd(44) +
        cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('') +
        (isMissed(row) ? '  missed' : ''),
    );
  }
}
