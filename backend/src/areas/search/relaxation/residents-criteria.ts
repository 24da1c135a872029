import type { EstateFilter } from '@gakumado/shared/contract';
import { admittedBy, FOR_WOMEN } from '@gakumado/shared/vocabulary';
import { changeTo, dropFields, WHOLE_FIELD } from './criterion.ts';
import type { Criterion, Step } from './criterion.ts';

/** Wider than the asked houses are those that admit the same sex: a home for the other one is never offered (contract, 7.10). */
export function residentsCriteria({ gender_type }: EstateFilter): Criterion[] {
  if (!gender_type?.length) return [];
  return [{ id: 'gender_type', part: { gender_type }, steps: stepsFrom(gender_type) }];
}

function stepsFrom(asked: readonly number[]): Step[] {
  const admitted = admittedBy({ gender_type: asked });
  if (!admitted) return [dropFields('入居者の性別を問わない', WHOLE_FIELD, 'gender_type')];
  if (admitted.every((type) => asked.includes(type))) return [];
  const who = admitted.includes(FOR_WOMEN) ? '女性' : '男性';
  return [changeTo(`${who}が入居できる物件すべて`, WHOLE_FIELD, { gender_type: admitted })];
}
