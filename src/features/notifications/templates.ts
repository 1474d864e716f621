import { alreadyRegistered, confirmAddress, resetPassword } from './mails/accounts.tsx';
import { enrolled } from './mails/learning.tsx';
import type { MailTemplate } from './template.ts';

/** Every mail the product sends, by name. */
export const templates = {
  confirmAddress,
  alreadyRegistered,
  resetPassword,
  enrolled,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> =
  (typeof templates)[Name] extends MailTemplate<infer Data> ? Data : never;
