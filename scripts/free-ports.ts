import { createServer } from 'node:net';

/** Whether a server can listen on the port now. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, process.env['HOST'] ?? '0.0.0.0', () => server.close(() => resolve(true)));
  });
}

/** Throws with a message that names each taken port and the variable that sets it. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const taken: string[] = [];
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      taken.push(`Port ${port} is taken. End what uses it, or set ${variable} to another port.`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
