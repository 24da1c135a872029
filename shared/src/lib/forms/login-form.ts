import { z } from 'zod';
import { currentPasswordField } from './password-field.ts';
import { mailField } from './person.ts';

/** The login form (contract, 4.3), in the browser and on the server. */
export const loginFormSchema = z.object({
  mail_address: mailField,
  password: currentPasswordField,
  is_keep: z.boolean().default(false),
});

export type LoginFormInput = z.input<typeof loginFormSchema>;
export type LoginFormValues = z.output<typeof loginFormSchema>;
