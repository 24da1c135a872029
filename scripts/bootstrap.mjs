// Entry of every command. Runs on any Node >= 20.19 and on a fresh clone: it installs the packages that the
// lockfile names when they are not there, then hands over to the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
const marker = path.join(root, 'node_modules', '.installed');
const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === lockHash && existsSync(node);

function install() {
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: see docs/decisions/0009-install.md.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('`npm install` failed; its message is above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(marker, lockHash);
}

const [script, ...args] = process.argv.slice(2);
if (!isInstalled()) install();

const bin = path.join(root, 'node_modules', '.bin');
const child = spawn(node, [path.join(root, 'scripts', script), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
// When npm is killed outright, this process gets no signal. It notices its new parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
