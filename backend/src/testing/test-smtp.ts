import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

/** A mail server on a real socket that keeps accepted mails. */
export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** How often the end of a message has arrived, accepted or not. */
  endings: () => number;
  /** Sees the end of every message before it is accepted; throw to refuse it. */
  beforeAccept: (attempt: number) => Promise<void>;
  /** Refuses a recipient, or never answers. */
  onRecipient: (address: string) => Error | 'hang' | undefined;
  /** Breaks every connection without a word. */
  breakConnections: () => void;
  close: () => Promise<void>;
}

/** An answer with its code, such as 550. */
export const smtpRefusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

export async function startTestSmtp(): Promise<TestSmtp> {
  let endings = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const answer = smtp.onRecipient(address);
      if (answer !== 'hang') done(answer);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        endings += 1;
        const accept = async () => {
          await smtp.beforeAccept(endings);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          smtp.received.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        };
        callbackify(accept)(done);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // A client that ends in mid-sentence is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    endings: () => endings,
    beforeAccept: async () => {},
    onRecipient: () => undefined,
    breakConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  return smtp;
}
