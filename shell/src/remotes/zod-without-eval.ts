import { config } from 'zod/v4/core';

/**
 * zod tries `Function('')` to find out whether it may compile its schemas. The content security policy refuses that, and
 * browsers report each try. The setting holds for the zod of every remote.
 */
config({ jitless: true });
