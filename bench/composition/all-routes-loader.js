import path from 'node:path';
import { remoteNames, rootDir } from '@gakumado/build/roots.ts';

/** The routes of every remote that has a folder, in place of the source of all-routes.ts. */
export default function allRoutesLoader() {
  const files = remoteNames.map((remote) => path.join(rootDir, remote, 'src/routes.tsx'));
  const imports = files.map((file, index) => `import { routes as r${index} } from ${JSON.stringify(file)};`);
  const entries = remoteNames.map((remote, index) => `${JSON.stringify(remote)}: r${index}`);
  return `${imports.join('\n')}\nexport const allRoutes = { ${entries.join(', ')} };\n`;
}
