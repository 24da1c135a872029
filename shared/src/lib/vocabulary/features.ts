import { genderTypes } from './gender-types.ts';
import { labelOf, terms } from './term.ts';
import type { Term } from './term.ts';
import { vacancies } from './vacancies.ts';

/** The word of a value that says the same as a condition. */
const wordOf = (table: readonly Term[], value: number) => labelOf(table, value) ?? '';

/** `condition`, the most telling first, as cards name them. The master of a database may hold more. */
export const conditions = terms([
  { value: 53, label: wordOf(genderTypes, 1) },
  { value: 54, label: wordOf(genderTypes, 1) },
  { value: 917, label: wordOf(genderTypes, 2) },
  { value: 918, label: wordOf(genderTypes, 3) },
  { value: 911, label: '食事付き' },
  { value: 61, label: '家具付き' },
  { value: 64, label: '家具付き' },
  { value: 116, label: wordOf(vacancies, 2) },
  { value: 115, label: '合格発表前に予約できる' },
  { value: 912, label: '礼金・入館金なし' },
  { value: 913, label: '敷金なし' },
  { value: 914, label: '新築・築浅', longLabel: '新築・築浅（5年以内）' },
  { value: 55, label: '24時間管理' },
  { value: 916, label: '保証人不要' },
  { value: 919, label: 'オンライン内見可' },
  { value: 920, label: '留学生歓迎' },
  { value: 921, label: '即入居可' },
  { value: 51, label: 'スライドシステム' },
]);

/** Conditions of the offer and not of the house: nobody can have them any more when it has ended. */
export const offerConditions: readonly number[] = [116, 115, 919, 921];

/** `equipment`, as far as pages offer it by name. All others are named by the master alone. */
export const equipment = terms([
  { value: 801, label: 'オートロック' },
  { value: 804, label: '宅配ボックス' },
  { value: 805, label: 'インターネット無料' },
  { value: 807, label: 'バス・トイレ別' },
  { value: 809, label: '室内洗濯機置場' },
]);
