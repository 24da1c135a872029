/** Loads the samples only where they are wanted: a site of the owner's runs without a line of them. */
export const backendEntry = /^0+$/.test(process.env['SAMPLE_ESTATES'] ?? '')
  ? 'backend/src/main.ts'
  : 'samples/main.ts';
