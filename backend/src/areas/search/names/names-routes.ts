import type { EstateFilter, Suggestion } from '@gakumado/shared/contract';
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
import { keptSuggestions } from '#engines/names/suggest-by-group.ts';
import { suggest } from '#engines/names/suggest.ts';
import type { OpenSuggestion } from '#engines/names/suggest.ts';
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
              ...(await counted(deps, keptSuggestions(known, text))),
              ...(await homesNamed(deps, text.written)),
            ]
          : await counted(deps, suggest(known, text, { limit: limit ?? SUGGESTIONS_MAX, kinds })),
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

/**
 * Suggestions with the number of homes that each leads to. That of a wish, which is mostly more than one feature, and of several words is
 * counted by the search itself.
 */
async function counted(
  { estates }: Pick<Deps, 'estates'>,
  found: readonly OpenSuggestion[],
): Promise<Suggestion[]> {
  const countAll = async (filters: readonly Partial<EstateFilter>[]) =>
    filters.length === 0 ? [] : estates.count(filters);
  const counts = await countAll(found.flatMap(({ asked }) => asked ?? []));
  const open = found.filter(({ asked }) => asked !== undefined);
  const countOf = new Map(open.map((suggestion, place) => [suggestion, counts[place] ?? 0]));
  const empty = open.filter((suggestion) => suggestion.otherwise && countOf.get(suggestion) === 0);
  const others = await countAll(empty.flatMap(({ otherwise }) => otherwise ?? []));
  empty.forEach((suggestion, place) => countOf.set(suggestion, others[place] ?? 0));
  return found.map((suggestion) => {
    const { asked: _asked, otherwise: _otherwise, ...told } = suggestion;
    return Object.assign(told, { estate_count: countOf.get(suggestion) ?? told.estate_count });
  });
}
