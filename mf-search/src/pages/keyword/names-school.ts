import type { SchoolCampus } from '@gakumado/shared/contract';

type Named = Pick<SchoolCampus, 'school_name' | 'school_kana'>;

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Whether a word is a school in full, by name or reading, perhaps with a campus: 早稲田大学, but not 早稲田. */
export const namesSchool = (word: string, found: readonly Named[]): boolean =>
  found.some(({ school_name, school_kana }) =>
    [school_name, school_kana].some((name) => name !== '' && plain(word).startsWith(plain(name))),
  );
