import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../hash-files.ts';
import { listFiles } from '../list-files.ts';
import { isListed } from '../operations.ts';
import { FILE_BYTES_MAX, uploadOf } from '../publish-calls.ts';
import type { ChangeAnswer, MissingAnswer, UploadFiles } from '../publish-calls.ts';
import { FILES_DIR, hasCode } from '../registry.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { PRIVATE_DIR } from '../stores/release-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import {
  changeCall,
  fileParams,
  listCall,
  missingCall,
  remoteParams,
  versionParams,
} from './call-schemas.ts';
import type { StoreKeys } from './store-keys.ts';

/** The longest description of a release, in bytes. */
const CALL_BYTES_MAX = 8 * 2 ** 20;

/** The folder in which an upload is collected. */
const folderOf = (store: ReleaseStore, remote: string, version: string, upload: string) =>
  store.draftDir(remote, version, `upload-${upload}`);

const unlessAbsent = (error: unknown) => {
  if (!hasCode(error, 'ENOENT')) throw error;
};

/** Written beside and renamed: an upload never holds half a file. */
async function writeWhole(place: string, contents: Buffer): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}.${performance.now()}`;
  await writeFile(draft, contents);
  await rename(draft, place);
}

/** Files of an upload that its folder does not have. */
async function findAbsent(dir: string, files: UploadFiles): Promise<string[]> {
  const absent: string[] = [];
  for (const [file, hash] of Object.entries(files)) {
    const contents = await readFile(path.join(dir, file)).catch(unlessAbsent);
    if (!contents || hashOf(contents) !== hash) absent.push(file);
  }
  return absent;
}

/** Takes files that other releases brought into an upload; answers those that nobody has brought. */
async function reuseShared(
  store: ReleaseStore,
  remote: string,
  dir: string,
  files: UploadFiles,
): Promise<string[]> {
  const missing: string[] = [];
  for (const file of await findAbsent(dir, files)) {
    const [, name] = /^web\/(.*)$/.exec(file) ?? [];
    const contents = name === undefined ? undefined : await store.readFile(`${remote}/${FILES_DIR}/${name}`);
    if (!contents) missing.push(file);
    else if (hashOf(contents) === files[file]) await writeWhole(path.join(dir, file), contents);
    else
      throw new StoreRefusal('file_changed', `${remote}/${FILES_DIR}/${name} is there with other contents.`);
  }
  return missing;
}

/** Throws where an upload is not exactly the files of its release and private ones. */
async function requireWhole(dir: string, files: UploadFiles, listed: UploadFiles): Promise<void> {
  const others = Object.keys(files).filter((file) => !file.startsWith(`${PRIVATE_DIR}/`));
  const isSame =
    others.length === Object.keys(listed).length && others.every((file) => files[file] === listed[file]);
  if (!isSame) throw new StoreRefusal('invalid', 'the files of the upload are not those of the release.');
  const absent = await findAbsent(dir, files);
  if (absent.length > 0)
    throw new StoreRefusal(
      'files_missing',
      `${absent.length} files of the release are not there or not whole: ${absent.slice(0, 3).join(', ')} … Publish it again.`,
    );
  for (const file of await listFiles(dir)) if (!Object.hasOwn(files, file)) await rm(path.join(dir, file));
  await writeFile(path.join(dir, 'node/package.json'), '{"type":"commonjs"}');
}

/** Adds the calls that change a store, each of which needs a key of its remote. */
export function addPublishRoutes(parent: FastifyInstance, store: ReleaseStore, keys: StoreKeys): void {
  const app = parent.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Before the body is read.
  app.addHook('onRequest', async ({ headers, params }) => {
    const { remote } = params as { remote: string };
    keys.require(headers.authorization, remote);
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );

  app.get('/:remote', { schema: { params: remoteParams } }, (_request, reply) => reply.code(204).send());

  app.post(
    '/:remote',
    { schema: { params: remoteParams, body: changeCall } },
    async ({ params, body }): Promise<ChangeAnswer> => {
      const version = await store.change(params.remote, body.operation);
      return { version };
    },
  );

  app.post(
    '/:remote/:version/missing',
    { bodyLimit: CALL_BYTES_MAX, schema: { params: versionParams, body: missingCall } },
    async ({ params: { remote, version }, body: { files } }): Promise<MissingAnswer> => {
      const upload = uploadOf(files);
      const dir = folderOf(store, remote, version, upload);
      return { upload, missing: await reuseShared(store, remote, dir, files) };
    },
  );

  app.put(
    '/:remote/:version/:upload/*',
    { bodyLimit: FILE_BYTES_MAX, schema: { params: fileParams } },
    async ({ params: { remote, version, upload, '*': file }, body }, reply) => {
      const contents = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await writeWhole(path.join(folderOf(store, remote, version, upload), file), contents);
      return reply.code(204).send();
    },
  );

  app.post(
    '/:remote/:version',
    { bodyLimit: CALL_BYTES_MAX, schema: { params: versionParams, body: listCall } },
    async ({ params: { remote, version }, body: { operation, release, files } }): Promise<ChangeAnswer> => {
      if (operation.version !== version)
        throw new StoreRefusal('invalid', 'the operation is about another version.');
      const dir = folderOf(store, remote, version, uploadOf(files));
      if (!isListed(await store.readRegistry(), remote, version, release))
        await requireWhole(dir, files, release.files);
      const listed = await store.publish({ remote, version, dir, release }, operation);
      await rm(dir, { recursive: true, force: true });
      await store
        .prune(remote)
        .catch((error: Error) => console.warn(`Old files of ${remote} stay in the store: ${error.message}`));
      return { version: listed };
    },
  );
}
