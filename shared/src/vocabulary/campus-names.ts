/** The name of a school's only campus in the files of an import. It says no more than the school's name. */
export const ONLY_CAMPUS = '本校';

interface CampusNames {
  school_name: string;
  campus_name: string;
}

/** Whether a campus has a name of its own. */
export const isNamedCampus = ({ campus_name }: Pick<CampusNames, 'campus_name'>) =>
  !['', 'null', ONLY_CAMPUS].includes(campus_name);

/** 早稲田大学 早稲田キャンパス; the school alone when it has one place only. */
export const campusLabel = (campus: CampusNames) =>
  isNamedCampus(campus) ? `${campus.school_name} ${campus.campus_name}` : campus.school_name;

/** 早稲田キャンパス; the school when it has one place only. */
export const campusShortLabel = (campus: CampusNames) =>
  isNamedCampus(campus) ? campus.campus_name : campus.school_name;
