/** Address of a data file in this release. */
declare module '*.json.gz' {
  const url: string;
  export default url;
}

/** Address of MapLibre's worker in this release. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const url: string;
  export default url;
}
