/**
 * The part of Markdown that the seed articles are written in: headings 2 and 3, paragraphs, lists, quotes,
 * tables with a header row, bold and links. Anything else stays text; HTML in the source is escaped.
 */
export function markdownToHtml(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockToHtml(block.trim().split('\n')))
    .join('\n');
}

function blockToHtml(lines: string[]): string {
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    const tag = heading[1] === '##' ? 'h2' : 'h3';
    const rest = lines.slice(1);
    return `<${tag}>${inline(heading[2] ?? '')}</${tag}>${rest.length > 0 ? blockToHtml(rest) : ''}`;
  }
  if (lines.every((line) => line.startsWith('- '))) return list('ul', lines, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return list('ol', lines, /^\d+\. /);
  if (lines.every((line) => line.startsWith('> '))) {
    return `<blockquote><p>${lines.map((line) => inline(line.slice(2))).join('<br>')}</p></blockquote>`;
  }
  if (lines.length > 2 && lines.every((line) => line.startsWith('|'))) return table(lines);
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

/** A numbered list keeps the number that it begins with, so that one list can go on after a heading. */
function list(tag: 'ul' | 'ol', lines: string[], marker: RegExp): string {
  const first = Number.parseInt(lines[0] ?? '', 10);
  const start = tag === 'ol' && first !== 1 ? ` start="${first}"` : '';
  const items = lines.map((line) => `<li>${inline(line.replace(marker, ''))}</li>`);
  return `<${tag}${start}>${items.join('')}</${tag}>`;
}

/** The second line is the rule under the header; the first cell of a row is its header. */
function table([head = '', , ...rows]: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const headers = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map((row) => {
    const [first = '', ...others] = cells(row);
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${headers.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
