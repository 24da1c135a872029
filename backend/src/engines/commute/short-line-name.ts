/** A line as people say it in a sentence: 「JR中央線(快速)」 is 「JR中央線」. */
export function shortLineName(lineName: string): string {
  return lineName.replace(/[（(].*$/, '');
}
