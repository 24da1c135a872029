import { join } from 'node:path';
import { createDraining } from '@gakumado/shared/serving';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { EstateIndex } from './fill/estate-index/estate-index.ts';
import { createEstateSnapshot } from './fill/estate-index/estate-snapshot.ts';
import { createSnapshotFile } from './fill/snapshot/snapshot-file.ts';
import { keepSnapshots } from './fill/snapshot/keep-snapshots.ts';
import { followChanges } from './fill/estate-index/follow-changes.ts';
import { createResolver } from './fill/names/resolver.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { createLearnWalks } from './engines/walking/chosen-points.ts';
import { createWalker } from './engines/walking/walker.ts';
import { keepStreetFlags } from './areas/homes/street-facts/keep-street-flags.ts';
import { createDatabase } from './data/db/database.ts';
import { isDatabaseAway } from './platform/is-database-away.ts';
import { warmPlaces } from './engines/places/warm-places.ts';
import { migrate } from './data/db/migrate.ts';
import { openDatabase } from './data/db/open-database.ts';
import { untilDatabaseAnswers } from './data/db/until-database-answers.ts';
import { seed } from './fill/seed/seed.ts';
import type { Fill } from './fill/seed/seed.ts';
import { closeSampleMember } from './areas/identity/sample-member.ts';
import { mailAnswers } from './areas/member/share-list/mail-answers.ts';
import { remindOfBookings } from './areas/inquiry/reservation/remind-of-bookings.ts';
import { errorCode } from './platform/error-code.ts';
import { isLocalSite } from './platform/local-site.ts';
import { ConfigFault } from './platform/read-variables.ts';
import { startMailSender } from './background/mail/mail-sender.ts';
import { startNotifier } from './background/notifier/notifier.ts';

/** Time for requests under way to finish after a signal, in ms. */
const STOP_TIMEOUT_MS = 10_000;

/** Sample data to try the site with, passed in by the command that starts the backend. */
export interface Samples {
  /** Folder of files, looked into after the owner's. */
  filesDir: string;
  fill: Fill;
}

/** Undefined: the site gets none. */
type ReadSamples = (env: NodeJS.ProcessEnv, isLocal: boolean) => Samples | undefined;

interface Setting {
  config: Config;
  samples: Samples | undefined;
}

function configure(readSamples: ReadSamples | undefined): Setting {
  try {
    const config = readConfig(process.env);
    const samples = readSamples?.(process.env, isLocalSite(config));
    const filesDirs = samples ? [...config.filesDirs, samples.filesDir] : config.filesDirs;
    return { config: { ...config, filesDirs }, samples };
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Fills the database where data is missing, listens, and ends with a signal or with the parent process. */
export async function serve(readSamples?: ReadSamples): Promise<void> {
  const { config, samples } = configure(readSamples);
  const log = pino({
    level: config.logLevel,
    // Never the token, the cookies or the body of a visitor.
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });

  /** Without its parent nobody would end this process; the database ends with it. */
  const leave = () => process.exit(1);
  process.once('disconnect', leave);

  const { pool, close: closeDatabase } = await openDatabase(config, log);
  const db = createDatabase(pool);
  let isReady = false;
  const fileOf = (name: string) => createSnapshotFile(join(config.varDir, 'snapshots', name));
  const walker = createWalker(config.varDir);
  const estates = new EstateIndex(db, createEstateSnapshot(fileOf('estates')), createLearnWalks(walker));
  const names = createResolver(db, fileOf('names'));
  const draining = createDraining(config.drainS);
  const app = await buildApp(
    { db, pool, config, estates, names, walker },
    { loggerInstance: log },
    { isReady: () => isReady, draining },
  );

  async function listen(): Promise<void> {
    if (app.server.listening) return;
    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      log.fatal(
        isTaken
          ? `Port ${config.port} is in use. End the program that uses it, or set BACKEND_PORT to a free port.`
          : error,
      );
      await closeDatabase();
      process.exit(1);
    }
  }

  async function prepare(): Promise<void> {
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ applied }, 'Migrations are applied.');
    await seed(pool, { log, filesDirs: config.filesDirs, fill: samples?.fill });
    if (!isLocalSite(config)) await closeSampleMember(pool);
    const startedAt = performance.now();
    // Both keep the processor busy: nobody should wait for them. Names from a snapshot are read beside the first answers.
    await Promise.all([estates.refresh(), names.soon()]);
    log.info(
      { ...estates.status(), ms: Math.round(performance.now() - startedAt) },
      'The index of estates is ready, and the names are or are about to be.',
    );
  }
  // A backend that starts does not listen, so that other backends are asked; one that waits refuses calls.
  await untilDatabaseAnswers(prepare, { log, onAway: listen });
  const sender = startMailSender({ db, config, log });
  const others = [
    (now: Date) => remindOfBookings({ db, config }, now),
    (now: Date) => mailAnswers({ db, config }, now),
  ];
  const notifier = startNotifier({ db, estates, config, log, others });
  const follower = followChanges({ pool, estates, log });
  const keeper = keepSnapshots({ indexes: [estates, names], log });
  const flagsKeeper = keepStreetFlags({ db, walker, log, intervalS: config.streetFlagsIntervalS });

  let isStopping = false;

  /** Drains, finishes the requests under way, then closes the database. */
  async function stop(reason: string, exitCode = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info(`Stopping: ${reason}`);
    setTimeout(() => process.exit(exitCode), STOP_TIMEOUT_MS + config.drainS * 1_000).unref();
    if (exitCode === 0) await draining.begin();
    await flagsKeeper.stop();
    await app.close();
    await Promise.all([sender.stop(), notifier.stop(), follower.stop(), keeper.stop()]);
    await closeDatabase();
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.off('disconnect', leave);
  process.on('disconnect', () => void stop('the parent process is gone'));
  process.on('unhandledRejection', (error) => {
    if (isDatabaseAway(error)) return log.error(error);
    log.fatal(error);
    void stop('an error that nothing handled', 1);
  });

  isReady = true;
  await listen();
  process.send?.({ ready: 'backend', port: config.port });
  void warmPlaces().catch((error: unknown) => log.error(error));
}
