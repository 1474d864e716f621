import type { EmailTemplates } from '../../notifications/emails/template.ts';
import { creditsRefusedEmail, creditsVerifiedEmail } from './course-credits.tsx';
import { reminderEmail } from './reminder.tsx';

export const renewalEmails: EmailTemplates = [creditsVerifiedEmail, creditsRefusedEmail, reminderEmail];
