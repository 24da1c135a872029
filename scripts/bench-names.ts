import { benchNames } from '../bench/names/names-bench.ts';
import { withBenchBackend } from './bench-backend.ts';

await withBenchBackend((backend) => benchNames({ ...backend, seconds: 5 }));
process.exit(0);
