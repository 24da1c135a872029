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
import { isNameOfHome } from './home-names.ts';
import { counted } from './count-suggestions.ts';
import { findSuggestions } from './find-suggestions.ts';
import { interpret, textAlone } from '#engines/names/interpret.ts';
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
          ? await findSuggestions(deps, known, text)
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
