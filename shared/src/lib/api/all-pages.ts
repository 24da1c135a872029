import type { ApiAnswer } from '@gakumado/shared/connection';

/** No list of the site has as many pages: a count beyond is wrong. */
const PAGES_MAX = 500;

/** All items of a list that comes in pages. The pages after the first are asked for at the same time. */
export async function allPages<T>(
  listPage: (page: number) => Promise<Pick<ApiAnswer<T[]>, 'result' | 'total_count'>>,
): Promise<T[]> {
  const first = await listPage(1);
  const size = first.result.length;
  const pageCount = size === 0 ? 1 : Math.min(Math.ceil((first.total_count ?? 0) / size), PAGES_MAX);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => listPage(index + 2)),
  );
  return [first, ...others].flatMap(({ result }) => result);
}
