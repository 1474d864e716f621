import { destinationAt } from '../../platform/backup/destinations/open-destination.ts';
import { checkPurge } from '../../platform/cdn/purge-pages.ts';
import { type Finding, find } from '../../platform/failures/finding.ts';
import { checkMailServer } from '../../platform/mail/check-mail-server.ts';
import { checkStore } from '../../platform/media/check-store.ts';
import { checkCollector } from '../../platform/observability/tracing/check-collector.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { checkBot } from '../community/index.server.ts';
import { checkProviders } from '../payments/index.server.ts';

/**
 * Checks every configured service that this process calls: it must respond and accept its keys. Other services are
 * unused, or simulated by the sandbox.
 */
export async function checkServices(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, media, discord, backups, purge, tracing } = settings;
  const findings: Promise<Finding>[] = [];
  if (smtpUrl) findings.push(find('email', () => checkMailServer(smtpUrl)));
  if (media.store !== 'local') findings.push(find('media store', () => checkStore(media)));
  const { to, account } = backups;
  if (to) findings.push(find('backups', () => destinationAt(to, account).check()));
  if (purge) findings.push(find('cdn', () => checkPurge(purge)));
  if (tracing) findings.push(find('traces', () => checkCollector(tracing)));
  if (discord) findings.push(find('discord', () => checkBot(discord)));
  return [...(await Promise.all(findings)), ...(await checkProviders({ settings }))];
}
