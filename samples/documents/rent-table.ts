import { readFileSync } from 'node:fs';

const MOST_SCHOOLS = 4;

function readTable(file: string): Record<string, string>[] {
  const source = readFileSync(new URL(`../../backend/seed/reference/${file}.tsv`, import.meta.url), 'utf8');
  const [header = '', ...lines] = source.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

const [prefectures, schools, campuses] = ['prefectures', 'schools', 'campuses'].map(readTable);

/** Prefectures with the rent of a room and some of their schools, from the reference data. */
export function rentTable(prefectureIds: number[]): string {
  const rows = prefectureIds.map((id) => {
    const prefecture = prefectures?.find((row) => Number(row['prefecture_id']) === id);
    if (!prefecture) throw new Error(`there is no prefecture ${id}`);
    const rent = (Number(prefecture['rent_1k_yen']) / 10_000).toFixed(1);
    return `<tr><th scope="row">${prefecture['name_kana']}</th><td class="rent">約${rent}万円</td>
      <td>${schoolNames(id).join('、')}</td></tr>`;
  });
  return `<table class="rents"><thead><tr><th scope="col">都道府県</th><th scope="col">1Kの家賃</th>
    <th scope="col">掲載している学校の例</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function schoolNames(prefectureId: number): string[] {
  const ids = (campuses ?? [])
    .filter((row) => Number(row['prefecture_id']) === prefectureId)
    .map((row) => row['school_id']);
  const names = [...new Set(ids)].map(
    (id) => schools?.find((row) => row['school_id'] === id)?.['school_name'] ?? '',
  );
  return names.slice(0, MOST_SCHOOLS);
}
