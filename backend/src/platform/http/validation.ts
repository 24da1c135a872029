import { errorCodes } from '@gakumado/shared/contract';
import type { ErrorCode } from '@gakumado/shared/contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { ApiFault } from './api-fault.ts';
import { messageOf } from './messages.ts';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);

/** The contract's error code of a zod issue. A rule of our own names its code in `params.code`. */
function codeOf(issue: Issue): ErrorCode {
  // A missing or malformed key is a wrong key (contract, section 1).
  if (issue.path?.length === 1 && issue.path[0] === 'access_key') return 'access_key';
  if (issue.input === undefined || issue.input === null) return 'required';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'type';
    case 'invalid_value':
      return issue.values.some((value) => typeof value === typeof issue.input) ? 'format' : 'type';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'min_length' : 'range';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'max_length' : 'range';
    case 'custom':
      return isErrorCode(issue.params?.['code']) ? issue.params['code'] : 'format';
    default:
      return 'format';
  }
}

/** The text of a fault: a list that is too short or too long says how many entries it takes. */
function textOf(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `${issue.minimum}件以上指定してください。`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `${issue.maximum}件まで指定できます。`;
  return messageOf(codeOf(issue));
}

/** A schema's reading of some input, or the 400 that names each fault. A schema's own texts come first. */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T | ApiFault {
  const parsed = schema.safeParse(input, {
    reportInput: true,
    error: textOf,
  });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    code: codeOf(issue),
    message: issue.message,
  }));
  return new ApiFault(400, fields);
}

/** Validates with the zod schema of a route. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const value = readInput(schema, httpPart === 'body' ? (data ?? {}) : data);
    return value instanceof ApiFault ? { error: value } : { value };
  };
