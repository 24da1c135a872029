import { serve } from '@gakumado/backend/src/server.ts';
import { readSamples } from './src/read-samples.ts';

await serve(readSamples);
