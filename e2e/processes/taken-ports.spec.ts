import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, ports, test } from './site-command.ts';

test('the command refuses taken ports and names each with its variable', async ({ run }) => {
  const servers = Object.values(ports).map((port) => createServer().listen(port, '0.0.0.0'));
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const command = run();
    expect(await command.ended).toBe(1);
    for (const [variable, port] of Object.entries(ports)) {
      expect(command.output()).toContain(
        `Port ${port} is taken. End what uses it, or set ${variable} to another port.`,
      );
    }
  } finally {
    for (const server of servers) server.close();
  }
});
