import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import type { CopyValue } from '../../data/db/copy-rows.ts';

/** One value of a file: the text of a CSV cell, or a value of a JSON line. An absent one is ''. */
export type Cell = string | number | boolean | readonly unknown[] | object;

/** A cell that cannot be used; the message is for the owner. */
export class CellFault extends Error {
  override name = 'CellFault';
}

/** A kind of cell: how it is read, and its text in the documents. */
export interface CellType {
  hint: string;
  parse(cell: Cell): CopyValue;
  /** The fault of a link to another site whose content this site would not show; undefined without a fault. */
  findOutsideFault?(value: CopyValue, outside: OutsideOrigins): string | undefined;
  /** A remark about a value that is taken but hardly meant; undefined without one. */
  findDoubt?(value: CopyValue): string | undefined;
}

/** Text without blanks at its ends; line ends are \n. */
export function toText(cell: Cell): string {
  if (typeof cell === 'object') throw new CellFault('文字で入力してください。');
  const value = String(cell).trim();
  return value.includes('\r') ? value.replaceAll('\r\n', '\n') : value;
}
