import { type Finding, find } from '../../platform/findings/finding.ts';
import { checkMailServer } from '../../platform/mail/check-mail-server.ts';
import { checkStore } from '../../platform/media/check-store.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { checkBot } from '../community/index.server.ts';
import { checkProviders } from '../payments/index.server.ts';

/** Whether each configured service responds and accepts its keys. The rest are not used, or the sandbox simulates them. */
export async function checkServices(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, media, discord, emailJs } = settings;
  const findings: Promise<Finding>[] = [];
  if (smtpUrl) findings.push(find('email', () => checkMailServer(smtpUrl)));
  if (media.store !== 'local') findings.push(find('media store', () => checkStore(media)));
  if (discord) findings.push(find('discord', () => checkBot(discord)));
  if (emailJs)
    findings.push(find('emailjs', async () => 'Only browsers use it, so it cannot be checked from here.'));
  return [...(await Promise.all(findings)), ...(await checkProviders({ settings }))];
}
