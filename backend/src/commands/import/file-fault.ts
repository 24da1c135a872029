/** A file that cannot be read any further; `line` is where. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly line: number;
  constructor(message: string, line = 1) {
    super(message);
    this.line = line;
  }
}
