import { interpretKeyword, listCampuses, listGroupedSuggestions, nullOnError } from '@gakumado/shared/api';
import type { SchoolCampus, Suggestion } from '@gakumado/shared/contract';

export const SCHOOLS_PAGE_SIZE = 20;

interface FoundByKeyword {
  /** Null where they could not be loaded. */
  campuses: SchoolCampus[] | null;
  total: number;
  /** Stations, places, conditions and homes of the same name. */
  others: Suggestion[];
  /** The text names no school and something else: a sentence, a place, a home. */
  isNoSchool: boolean;
}

const isSchool = ({ kind }: Suggestion) => kind === 'school' || kind === 'campus' || kind === 'faculty';

/** The schools that a text names, and what else it may mean. */
export async function findByKeyword(
  { keyword, page }: { keyword: string; page: number },
  signal: AbortSignal,
): Promise<FoundByKeyword> {
  const [answer, suggestions] = await Promise.all([
    nullOnError(listCampuses({ keyword, page, limit: SCHOOLS_PAGE_SIZE }, signal)),
    nullOnError(listGroupedSuggestions(keyword, signal)),
  ]);
  const others = suggestions?.filter((suggestion) => !isSchool(suggestion)) ?? [];
  const found = { campuses: answer?.result ?? null, total: answer?.total_count ?? 0, others };
  if (!answer || suggestions?.some(isSchool)) return { ...found, isNoSchool: false };
  // A school whose name differs by a character is no reading where something else has the very name.
  if (others.some(({ kind }) => kind === 'estate')) return { ...found, isNoSchool: true };
  const meaning = await nullOnError(interpretKeyword(keyword, signal));
  return { ...found, isNoSchool: meaning !== null && meaning.understood.length > 0 };
}
