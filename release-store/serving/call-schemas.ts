import { z } from 'zod';
import type { ChangeCall, ListCall, MissingCall } from '../publish-calls.ts';
import { releaseSchema, remoteName, versionName as registeredVersion } from '../registry-schema.ts';

/** The most files of a release. */
const FILES_MAX = 5_000;

/** Names that something else has: drafts, other folders and calls, and what every object of JavaScript has. */
const taken = new Set(['files', 'missing', ...Object.getOwnPropertyNames(Object.prototype)]);

const versionName = registeredVersion
  .max(100)
  .regex(/^\w/)
  .refine((name) => !taken.has(name) && !name.includes('.draft-'), 'is a name of something else');

const pathBelow = (folders: string) =>
  z
    .string()
    .max(250)
    .regex(new RegExp(String.raw`^(?:${folders})(?:/(?!\.{1,2}(?:/|$))[\w.@+~-]+)+$`));

const uploadedFile = pathBelow('web|node|private');
const hash = z.string().regex(/^sha384-[\w+/]{64}$/);
const uploadFiles = z
  .record(uploadedFile, hash)
  .refine((files) => Object.keys(files).length <= FILES_MAX, `has more than ${FILES_MAX} files`);
const previewKeyHash = z.string().regex(/^[\da-f]{64}$/);
const date = z.iso.datetime();

const ofVersion = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), version: versionName });
const live = ofVersion('live');
const preview = ofVersion('preview').extend({ previewKeyHash });

/** Fields that a newer command adds stay. */
const release = releaseSchema
  .extend({
    publishedAt: date,
    liveAt: date.optional(),
    previewedAt: date.optional(),
    previewKeyHash: previewKeyHash.optional(),
    files: z.record(pathBelow('web|node'), hash),
  })
  .loose();

export const remoteParams = z.object({ remote: remoteName.max(64) });
export const versionParams = remoteParams.extend({ version: versionName });
export const fileParams = versionParams.extend({
  upload: z.string().regex(/^[\da-f]{16}$/),
  '*': uploadedFile,
});

export const missingCall = z.object({ files: uploadFiles }) satisfies z.ZodType<MissingCall>;

export const listCall = z.object({
  operation: z.discriminatedUnion('kind', [live, preview]),
  release,
  files: uploadFiles,
}) satisfies z.ZodType<ListCall>;

export const changeCall = z.object({
  operation: z.discriminatedUnion('kind', [
    live,
    preview,
    ofVersion('back'),
    z.object({ kind: z.literal('previous'), from: versionName.optional() }),
  ]),
}) satisfies z.ZodType<ChangeCall>;
