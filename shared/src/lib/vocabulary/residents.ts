import { conditions } from './features.ts';
import { FOR_MEN, FOR_WOMEN, genderTypes, menAdmitted, womenAdmitted } from './gender-types.ts';
import { labelOf } from './term.ts';

/** The part of a search that says who moves in: values of `gender_type`, and conditions with the same labels. */
interface Residents {
  gender_type?: readonly number[] | undefined;
  condition?: readonly number[] | undefined;
}

const isFor = (sex: number, { gender_type = [], condition = [] }: Residents): boolean =>
  gender_type.includes(sex) || condition.some((id) => labelOf(conditions, id) === labelOf(genderTypes, sex));

/** All houses that admit the sex for which a search asks; undefined where it asks for neither or both. */
export function admittedBy(search: Residents): number[] | undefined {
  const isForWomen = isFor(FOR_WOMEN, search);
  if (isForWomen === isFor(FOR_MEN, search)) return undefined;
  return [...(isForWomen ? womenAdmitted : menAdmitted)];
}
