import type { SchoolCampus } from '@gakumado/shared/contract';
import { isNamedCampus } from '@gakumado/shared/vocabulary';

/** A school of an index with as much of its campuses as the index shows. */
export interface IndexedSchool {
  schoolId: number;
  name: string;
  kana: string;
  /** 大学, 短大, 専門学校 and the like. */
  type: string;
  campuses: { campusId: number; prefId: number; name: string; estateCount: number }[];
}

/** The schools of some campuses, in the order in which they first appear. */
export function schoolsOf(campuses: readonly SchoolCampus[]): IndexedSchool[] {
  const schools = new Map<number, IndexedSchool>();
  for (const campus of campuses) {
    const { school_id: schoolId, school_name: name, school_kana: kana, school_type: type } = campus;
    const school = schools.get(schoolId) ?? { schoolId, name, kana, type, campuses: [] };
    schools.set(schoolId, school);
    school.campuses.push({
      campusId: campus.campus_id,
      prefId: campus.pref_id,
      name: isNamedCampus(campus) ? campus.campus_name : '通いやすい物件',
      estateCount: campus.estate_count,
    });
  }
  return [...schools.values()];
}
