/** Whether a wire value says nothing: absent, '' or the text 'null' (specification, section 3). */
export function isEmptyText(value: unknown): value is null | undefined | '' | 'null' {
  return value === null || value === undefined || value === '' || value === 'null';
}
