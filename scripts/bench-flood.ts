import { SAMPLE_MEMBER } from '../backend/src/areas/identity/sample-member.ts';
import { benchFlood } from '../bench/flood/flood-bench.ts';
import { benchSite, startBenchSite } from './bench-site.ts';

let hasMet = false;
// Each flooding client has an address of its own, as behind a proxy.
const supervisor = await startBenchSite({ TRUST_PROXY: 'loopback', CAPTCHA_PROVIDER: 'off' });
try {
  hasMet = await benchFlood({
    origin: benchSite.origin,
    member: SAMPLE_MEMBER,
    classes: process.argv.slice(3),
  });
} finally {
  await supervisor.stop();
}
process.exit(hasMet ? 0 : 1);
