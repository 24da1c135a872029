import { estateFilterSchema } from '@gakumado/shared/contract';
import { API_PREFIX } from '../../platform/http/typed-app.ts';
import { createShapeNames } from './named-shapes.ts';
import { shapeOf, writeFields, writeShape } from './write-shape.ts';
import type { FindName, Shape } from './write-shape.ts';

interface Media {
  content?: Record<string, { schema: Shape }>;
}

/** One call of the description of the API, as far as the page shows it. */
export interface Call {
  description?: string;
  security?: readonly Record<string, unknown>[];
  parameters?: readonly { in: string; name: string; schema: Shape }[];
  requestBody?: Media;
  responses?: Record<string, Media>;
}

/** OpenAPI, as far as the page shows it. */
export interface Description {
  paths?: Record<string, { post?: Call }>;
}

const INTRODUCTION = `# Calls

Written by \`npm run docs\` from the schemas that validate: change those, not this page. Every call is
\`POST ${API_PREFIX}/…\` with a JSON body and answers \`{ status: 200, result }\`, or the failure envelope
\`{ status, result: null, message, errors: [{ field, code, message }] }\` with status 400, 401, 404 or 500; 429 and 503
carry 400 and 500 in the body and a Retry-After. A call with ?page takes \`?page=\` (from 1) and \`?limit=\` (1 to 100) and
answers total_count, page and limit beside the result. Ids may also be sent as digits and lists as a comma list; left
out, null, '' and 'null' are the same; \`access_key\` is accepted everywhere. OpenAPI 3.1 is served at \`/openapi.json\`.
`;

const jsonOf = (media: Media | undefined): Shape | undefined => media?.content?.['application/json']?.schema;

const filterFields = Object.keys(shapeOf(estateFilterSchema, 'input').properties ?? {});

/** The fields of a request; the common search filter is named, and the key that every call accepts left out. */
function writeRequest(body: Shape, nameOf: FindName): string {
  const { access_key: key, ...properties } = body.properties ?? {};
  const hasFilter = filterFields.every((field) => body.properties?.[field]);
  const own = hasFilter
    ? Object.entries(properties).filter(
        ([field]) => !filterFields.includes(field) || body.required?.includes(field),
      )
    : Object.entries(properties);
  const fields = writeFields({ ...body, properties: Object.fromEntries(own) }, nameOf);
  if (hasFilter) fields.push(`…${nameOf(shapeOf(estateFilterSchema, 'input')) ?? ''}`);
  if (key && body.required?.includes('access_key')) fields.push('access_key');
  return fields.join(', ') || '–';
}

/** `result`, and its siblings apart from the page's numbers. */
function writeAnswer(answer: Shape, nameOf: FindName): string {
  if (answer.anyOf) return answer.anyOf.map((choice) => writeAnswer(choice, nameOf)).join(' or ');
  const { status: _, result, total_count: _t, page: _p, limit: _l, ...beside } = answer.properties ?? {};
  const more = writeFields({ ...answer, properties: beside }, nameOf).map((field) => `; ${field}`);
  return `${result ? writeShape(result, nameOf) : '–'}${more.join('')}`;
}

function writeNeeds({ security, parameters }: Call): string {
  const isBearer = security?.some((choice) => 'bearer' in choice);
  const isBearerOptional = security?.some((choice) => Object.keys(choice).length === 0);
  const bearer = isBearer ? [isBearerOptional ? 'Bearer or none' : 'Bearer'] : [];
  return [...bearer, ...(parameters?.some(({ name }) => name === 'page') ? ['?page'] : [])].join(', ') || '–';
}

/** Every sales-API call by its path below the prefix, in alphabetical order. */
export function listCalls({ paths = {} }: Description): [path: string, call: Call][] {
  return Object.entries(paths)
    .flatMap(([path, { post }]): [string, Call][] =>
      post ? [[path.slice(API_PREFIX.length + 1), post]] : [],
    )
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** docs/calls.md. */
export function writeCallsPage(description: Description): string {
  const { nameOf, written } = createShapeNames();
  const rows = listCalls(description).map(([path, call]) => {
    const request = writeRequest(jsonOf(call.requestBody) ?? {}, nameOf);
    const answer = writeAnswer(jsonOf(call.responses?.['200']) ?? {}, nameOf);
    const note = call.description === undefined ? '' : `. ${call.description}`;
    return `| ${path} | ${writeNeeds(call)} | ${request} | ${answer}${note} |`;
  });
  const shapes = [...written()].map(([name, fields]) => `## ${name}\n\n${fields.join(', ')}\n`);
  return [
    INTRODUCTION,
    ['| call | needs | request | result |', '|---|---|---|---|', ...rows, ''].join('\n'),
    ...shapes.toSorted(),
  ].join('\n');
}
