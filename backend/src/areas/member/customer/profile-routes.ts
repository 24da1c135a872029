import { customerSchema, singleAnswer } from '@gakumado/shared/contract';
import type { Customer } from '@gakumado/shared/contract';
import { checkReading, checkStudentName, messages, requiredMessage } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import type { FaultField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { queueMail } from '#background/mail/queue-mail.ts';
import { refuseUnknownIds } from '../../places/refuse-unknown-ids.ts';
import type { CustomerContext } from './customer-context.ts';
import { passwordChangedMail } from './customer-mails.ts';
import { findCustomer, updateProfile } from './customer-queries.ts';
import { followMailAddress } from './follow-mail-address.ts';
import { codeRefusals, newPasswordRefusals, refuse } from './identity-refusal.ts';
import { checkOwnPassword, forgivePasswordCheck, limitPasswordCheck } from './password-tries.ts';
import { mailCodeRequest, noRequest, updateRequest } from './customer-requests.ts';

const tags = ['customer'];
const security = [{ bearer: [] }];
const response = { 200: singleAnswer(customerSchema) };

const noPassword = () => badField('current_password', 'required', requiredMessage('現在のパスワード'));
const wrongPassword = () => badField('current_password', 'mismatch', messages.passwordWrong);
const duplicate = () => badField('mail_address', 'duplicate', messages.mailDuplicate);

/** The rules between fields, each with the fields that it looks at. */
const RULES = [
  { parts: ['registrant_type', 'student_name_sei', 'student_name_mei'], check: checkStudentName },
  { parts: ['name_sei', 'name_mei', 'kana_sei', 'kana_mei'], check: checkReading },
] as const;

/** A guardian's student keeps a name and a name its reading, whichever part of the profile changes. */
function refuseContradiction(stored: Customer, change: Partial<Customer>): void {
  const faults: FaultField[] = [];
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  for (const { parts, check } of RULES)
    if (parts.some((part) => change[part] !== undefined))
      check({ ...stored, ...sent }, (path, fault) => faults.push({ field: path.join('.'), ...fault }));
  if (faults.length > 0) throw new ApiFault(400, faults);
}

/** customer/detail, update and mail/confirm. */
export function profileRoutes(app: FastifyInstance, context: CustomerContext): void {
  const { db, config, client, requireCustomer } = context;

  const answer = async (customerId: number): Promise<{ status: 200; result: Customer }> => {
    const result = await findCustomer(db, customerId);
    if (!result) throw new ApiFault(401);
    return { status: 200, result };
  };

  typed(app).post(
    `${API_PREFIX}/customer/detail`,
    { schema: { tags, security, body: noRequest, response } },
    async (request) => answer((await requireCustomer(request)).customer_id),
  );

  // Fields that are sent change, the rest stays. A new mail address counts once its code has been given.
  typed(app).post(
    `${API_PREFIX}/customer/update`,
    { schema: { tags, security, body: updateRequest, response } },
    async (request) => {
      const customer = await requireCustomer(request);
      const { customer_id, access_token } = customer;
      const { mail_address, password, current_password = '', ...form } = request.body;
      const { mail_address_confirm: _, access_key: __, ...profile } = form;
      const stored = (await answer(customer_id)).result;
      refuseContradiction(stored, profile);
      await refuseUnknownIds(db, [{ field: 'campus_ids', campus_ids: profile.campus_ids ?? [] }]);
      const former = stored.mail_address;
      if (mail_address !== undefined && mail_address !== former) {
        if (current_password === '') throw noPassword();
        if (!(await checkOwnPassword(context, customer, current_password))) throw wrongPassword();
        await client.startMailChange(access_token, mail_address).catch(
          refuse({
            AliasExistsException: duplicate,
            InvalidParameterException: () => badField('mail_address', 'format', messages.mailFormat),
          }),
        );
      }
      if (password !== undefined) {
        await limitPasswordCheck(context, customer);
        await client
          .changePassword({ access_token, mail_address: former }, current_password, password)
          .catch(refuse({ ...newPasswordRefusals, NotAuthorizedException: wrongPassword }));
        await forgivePasswordCheck(context, customer);
        await queueMail(db, passwordChangedMail(config.siteOrigin, former));
      }
      await updateProfile(db, customer_id, profile);
      return answer(customer_id);
    },
  );

  typed(app).post(
    `${API_PREFIX}/customer/mail/confirm`,
    { schema: { tags, security, body: mailCodeRequest, response } },
    async (request) => {
      const { customer_id, access_token } = await requireCustomer(request);
      const mailAddress = await client
        .confirmMailChange(access_token, request.body.code)
        .catch(refuse({ ...codeRefusals, AliasExistsException: duplicate }));
      await followMailAddress(context, customer_id, mailAddress);
      return answer(customer_id);
    },
  );
}
