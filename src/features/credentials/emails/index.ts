import type { EmailTemplates } from '../../notifications/emails/template.ts';
import { badgeExpiresEmail } from './badge-expires.tsx';
import { expiryCorrectedEmail } from './expiry-corrected.tsx';

export const credentialEmails: EmailTemplates = [badgeExpiresEmail, expiryCorrectedEmail];
