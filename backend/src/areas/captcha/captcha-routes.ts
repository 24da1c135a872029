import {
  captchaChallengeSchema,
  captchaProviderSchema,
  captchaQuery,
  captchaQuestionSchema,
  captchaVerdictSchema,
  captchaVerifyRequest,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { limitByAddress } from '../../platform/http/client-address.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import { API_PREFIX, typed } from '../../platform/http/typed-app.ts';
import { makeChallenge } from './altcha.ts';
import { scoreCaptcha } from './check-captcha.ts';
import { makeQuestion } from './question.ts';
import { MIN_SCORE } from './recaptcha.ts';

/** recaptcha/verify, who provides its tokens, and the challenge and the question that they come from. */
export function captchaRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const tags = ['captcha'];
  const limits = rateLimits(config);

  typed(app).post(
    `${API_PREFIX}/recaptcha/verify`,
    { schema: { tags, body: captchaVerifyRequest, response: { 200: singleAnswer(captchaVerdictSchema) } } },
    async (request) => {
      await limitRate(db, `captcha_verify:${limitByAddress(request)}`, limits.captchaVerify);
      const { token, action } = request.body;
      const score = await scoreCaptcha({ db, config }, token, action);
      return { status: 200 as const, result: { success: score >= MIN_SCORE, score, action } };
    },
  );

  typed(app).get(
    `${API_PREFIX}/captcha/provider`,
    { schema: { tags, response: { 200: singleAnswer(captchaProviderSchema) } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      const { captchaProvider: provider, recaptchaSiteKey, recaptchaScriptUrl } = config;
      const isRecaptcha = provider === 'recaptcha' && recaptchaSiteKey !== undefined;
      const keys = isRecaptcha
        ? { site_key: recaptchaSiteKey, script_url: recaptchaScriptUrl }
        : { site_key: null, script_url: null };
      return { status: 200 as const, result: { provider, ...keys } };
    },
  );

  // A widget fetches its challenge by GET and takes it as it is.
  typed(app).get(
    `${API_PREFIX}/captcha/challenge`,
    { schema: { tags, querystring: captchaQuery, response: { 200: captchaChallengeSchema } } },
    async (request, reply) => {
      if (config.captchaProvider !== 'altcha') throw new ApiFault(404);
      await limitRate(db, `captcha_challenge:${limitByAddress(request)}`, limits.captchaChallenge);
      void reply.header('cache-control', 'no-store');
      return makeChallenge(db, request.query.action);
    },
  );

  typed(app).get(
    `${API_PREFIX}/captcha/question`,
    { schema: { tags, querystring: captchaQuery, response: { 200: singleAnswer(captchaQuestionSchema) } } },
    async (request, reply) => {
      await limitRate(db, `captcha_question:${limitByAddress(request)}`, limits.captchaQuestion);
      void reply.header('cache-control', 'no-store');
      return { status: 200 as const, result: await makeQuestion(db, request.query.action) };
    },
  );
}
