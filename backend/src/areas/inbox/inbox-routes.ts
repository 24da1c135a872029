import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { id } from '@gakumado/shared/contract';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { typed } from '../../platform/http/typed-app.ts';
import { isLocalSite } from '../../platform/local-site.ts';
import { inboxPage, mailPage } from './inbox-page.ts';
import { findArrived, findArrivedMail } from '../../background/mail/outbox-queries.ts';

const LIST_LENGTH = 100;

/**
 * Only the person at this machine: no request through a proxy, and no page of the web whose name was made to lead here.
 */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address) && isIP(address) > 0;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  );
}

/** The inbox of a site on this machine; absent on a real site and wherever mails are really sent. */
export function inboxRoutes(app: FastifyInstance, { db, config }: Deps): void {
  if (config.smtpUrl !== undefined || !isLocalSite(config)) return;
  const send = (reply: FastifyReply, html: string) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      })
      .type('text/html; charset=utf-8')
      .send(html);
  const preValidation = async (request: FastifyRequest) => {
    if (!isLocal(request)) throw new ApiFault(404);
  };

  app.get('/inbox', { schema: { hide: true }, preValidation }, async (_request, reply) =>
    send(reply, inboxPage(await findArrived(db, LIST_LENGTH))),
  );
  const schema = { hide: true, params: z.object({ mail_id: id() }) };
  typed(app).get('/inbox/:mail_id', { schema, preValidation }, async ({ params }, reply) => {
    const mail = await findArrivedMail(db, params.mail_id);
    if (!mail) throw new ApiFault(404);
    return send(reply, mailPage(mail, `/inbox/${params.mail_id}/html`));
  });
  typed(app).get('/inbox/:mail_id/html', { schema, preValidation }, async ({ params }, reply) => {
    const mail = await findArrivedMail(db, params.mail_id);
    if (!mail?.body_html) throw new ApiFault(404);
    // Links leave the frame that shows the mail.
    return send(reply, mail.body_html.replace('<head>', '<head><base target="_top">'));
  });
}
