import type { Suggestion } from '@gakumado/shared/contract';
import {
  interpretationSchema,
  interpretRequest,
  singleAnswer,
  suggestionSchema,
  suggestRequest,
} from '@gakumado/shared/contract';
import { SUGGESTIONS_MAX } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { homesNamed, isNameOfHome } from './home-names.ts';
import { interpret, textAlone } from '#engines/names/interpret.ts';
import { suggestByGroup } from '#engines/names/suggest-by-group.ts';
import type { GroupedSuggestion } from '#engines/names/suggest-by-group.ts';
import { suggest } from '#engines/names/suggest.ts';
import { readTyped } from '#engines/names/typed.ts';

/** search/suggest completes text while it is typed; search/interpret reads a finished search. */
export function namesRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'estates' | 'names'>): void {
  const { names } = deps;
  typed(app).post(
    `${API_PREFIX}/search/suggest`,
    {
      schema: {
        tags: ['search'],
        body: suggestRequest,
        response: { 200: singleAnswer(z.array(suggestionSchema)) },
      },
    },
    async ({ body: { keyword, limit, kinds, by_group } }) => {
      const known = await names.known();
      const text = readTyped(keyword);
      return {
        status: 200 as const,
        result: by_group
          ? [
              ...(await withWishesCounted(deps, suggestByGroup(known, text))),
              ...(await homesNamed(deps, text.written)),
            ]
          : suggest(known, text, { limit: limit ?? SUGGESTIONS_MAX, kinds }),
      };
    },
  );
  typed(app).post(
    `${API_PREFIX}/search/interpret`,
    {
      schema: {
        tags: ['search'],
        body: interpretRequest,
        response: { 200: singleAnswer(interpretationSchema) },
      },
    },
    async ({ body: { keyword } }) => {
      const meaning = interpret(await names.known(), keyword);
      const isTakenApart = meaning.understood.length > 0 && meaning.understood[0]?.word !== keyword;
      return {
        status: 200 as const,
        result: isTakenApart && (await isNameOfHome(deps, keyword)) ? textAlone(keyword) : meaning,
      };
    },
  );
}

/** A wish is counted by the search itself: most of them are more than one feature. */
async function withWishesCounted(
  { estates }: Pick<Deps, 'estates'>,
  found: readonly GroupedSuggestion[],
): Promise<Suggestion[]> {
  const counts = await estates.count(found.flatMap(({ wish }) => wish ?? []));
  return found.map(({ wish, ...suggestion }) =>
    wish ? { ...suggestion, estate_count: counts.shift() ?? 0 } : suggestion,
  );
}
