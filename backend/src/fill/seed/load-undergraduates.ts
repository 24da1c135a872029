import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { copyRows } from '../../data/db/copy-rows.ts';
import { isSeeded, markSeeded } from '../../data/db/seed-state.ts';

const file = new URL('../../../seed/reference/undergraduates.tsv', import.meta.url);

const COLUMNS = [
  'undergraduate_id',
  'school_name',
  'campus_name',
  'undergraduate_name',
  'departments',
  'grades_text',
  'is_approximate',
] as const;

function readRows(text: string) {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const [school_name, campus_name, undergraduate_name, departments = '', grades_text, is_approximate] =
      line.split('\t');
    return {
      undergraduate_id: index + 1,
      school_name,
      campus_name,
      undergraduate_name,
      departments: departments === '' ? [] : departments.split('|'),
      grades_text,
      is_approximate,
    };
  });
}

/**
 * Replaces the faculties by those of the file when the file has changed since they were loaded, inside the caller's
 * transaction. Schools and campuses are found by their names; a faculty of a school that is not there is left out.
 */
export async function loadUndergraduates(client: PoolClient): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  if (await isSeeded(client, 'undergraduate', version)) return;
  await client.query(`create temporary table undergraduate_file (undergraduate_id integer, school_name text,
    campus_name text, undergraduate_name text, departments text[], grades_text text, is_approximate boolean)
    on commit drop`);
  await copyRows(client, 'undergraduate_file', COLUMNS, readRows(text));
  await client.query('delete from undergraduate');
  await client.query(`insert into undergraduate
    select undergraduate_id, school_id, campus_id, undergraduate_name, departments, grades_text,
      undergraduate_file.is_approximate
    from undergraduate_file join school using (school_name)
      left join campus using (school_id, campus_name)`);
  await markSeeded(client, 'undergraduate', version);
}
