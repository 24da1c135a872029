/** The name of a school's only campus in the files of an import. It says no more than the school's name. */
export const ONLY_CAMPUS = '本校';

export interface CampusNames {
  school_name: string;
  campus_name: string;
}

/** Whether a campus has a name of its own. */
export const isNamedCampus = ({ campus_name }: Pick<CampusNames, 'campus_name'>) =>
  !['', 'null', ONLY_CAMPUS].includes(campus_name);

/** 早稲田大学 早稲田キャンパス; the school alone when it has one place only. */
export const campusLabel = (campus: CampusNames) =>
  isNamedCampus(campus) ? `${campus.school_name} ${campus.campus_name}` : campus.school_name;

const shortNameOf = (campus: CampusNames) =>
  isNamedCampus(campus) ? campus.campus_name : campus.school_name;

/**
 * 早稲田キャンパス; the school when it has one place only, and where a campus of another school that is shown beside it has the
 * same name.
 */
export const campusShortLabel = (campus: CampusNames, beside: readonly CampusNames[] = []) =>
  beside.some(
    (other) => other.school_name !== campus.school_name && shortNameOf(other) === shortNameOf(campus),
  )
    ? campus.school_name
    : shortNameOf(campus);
