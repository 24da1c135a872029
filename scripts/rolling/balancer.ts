import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@gakumado/build/roots.ts';

/** Debian keeps it out of the PATH of ordinary users. */
const PLACES = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

function findNginx(): string {
  const found = PLACES.map((place) => path.join(place, 'nginx')).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found) return found;
  throw new Error(
    'nginx is not on this machine. Install it (Debian: apt-get install nginx-light), and do not start it.',
  );
}

/** Starts nginx with the repository's own configuration at other ports; returns what stops it. */
export async function startBalancer(
  folder: string,
  ports: Readonly<Record<number, number>>,
): Promise<() => Promise<void>> {
  const nginx = findNginx();
  mkdirSync(folder, { recursive: true });
  // Workers of an nginx that root starts run as another user.
  chmodSync(folder, 0o777);
  const sites = readFileSync(path.join(rootDir, 'docs/nginx.conf'), 'utf8').replaceAll(
    /(?<=server 127\.0\.0\.1:|listen (?:127\.0\.0\.1:)?)\d+/g,
    (port) => String(ports[Number(port)] ?? port),
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
access_log off;
${places}
${sites}
}
`,
  );
  const child = spawn(nginx, ['-e', `${folder}/error.log`, '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const hasEnded = await Promise.race([ended.then(() => true), wait(1_000, false)]);
  if (hasEnded) throw new Error(`nginx did not start: ${folder}/error.log`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
