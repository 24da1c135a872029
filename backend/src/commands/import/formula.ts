/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet would run; plain numbers stay. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** A text as a formula, by which other programs keep spreadsheets from making a number of it: ="0312345678". */
const TEXT_FORMULA = /^="(?<text>[^"]*)"$/;

/** Takes away what {@link escapeFormula} put, and the formula around a text. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : (TEXT_FORMULA.exec(text)?.groups?.['text'] ?? text);
}
