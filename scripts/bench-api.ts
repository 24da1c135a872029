import { benchApi } from '../bench/api/api-bench.ts';
import { withBenchBackend } from './bench-backend.ts';

const rounds = Number(process.argv[3] ?? 3);
await withBenchBackend((backend) => benchApi({ ...backend, rounds, seconds: 5 }));
process.exit(0);
