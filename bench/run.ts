/** Measures the built product: `run.ts [--quick|--smoke] [what to measure …]`, everything by default. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureAccountTiming } from './account-timing.ts';
import { measureBadges } from './credentials/badges.ts';
import { measureCertificate } from './credentials/certificate.ts';
import { measureEvidence } from './credentials/evidence.ts';
import { measureRenewals } from './credentials/renewals.ts';
import { measureCheckout } from './earnings/checkout.ts';
import { measurePayouts } from './earnings/payouts.ts';
import { measurePrivateVideo } from './learning/private-video.ts';
import { measureProgress } from './learning/progress.ts';
import { measureQuestions } from './learning/questions.ts';
import { measureSubmissions } from './learning/submissions.ts';
import { measureAdminLists } from './pages/admin-lists.ts';
import { measureBuffers } from './pages/buffers.ts';
import { measureCatalogue } from './pages/catalogue.ts';
import { measureEditor } from './pages/editor.ts';
import { measureFind } from './pages/find.ts';
import { measureListPage } from './pages/list-page.ts';
import { measureMillion } from './pages/million.ts';
import { measureSearch } from './pages/search.ts';
import type { Bench, Finding } from './running/bench.ts';
import { openDatabase } from './running/database.ts';
import { effort } from './running/effort.ts';
import { table } from './running/findings.ts';
import { place } from './running/place.ts';
import { startProduct } from './running/processes.ts';
import { measureUpload } from './uploads/upload.ts';
import { measureUploadCrowd } from './uploads/upload-crowd.ts';
import { measureUploadStores } from './uploads/upload-stores.ts';

const measurements: Record<string, (bench: Bench) => Promise<Finding[]>> = {
  catalogue: measureCatalogue,
  search: measureSearch,
  'list-page': measureListPage,
  'private-video': measurePrivateVideo,
  upload: measureUpload,
  'upload-crowd': measureUploadCrowd,
  'upload-stores': measureUploadStores,
  'admin-lists': measureAdminLists,
  progress: measureProgress,
  questions: measureQuestions,
  submissions: measureSubmissions,
  find: measureFind,
  payouts: measurePayouts,
  certificate: measureCertificate,
  badges: measureBadges,
  renewals: measureRenewals,
  evidence: measureEvidence,
  editor: measureEditor,
  'account-timing': measureAccountTiming,
};

/**
 * Run only on request, because they are slow and need much disk space or an earlier checkout; the smoke run includes
 * them.
 */
const onRequest: typeof measurements = {
  million: measureMillion,
  buffers: measureBuffers,
  checkout: measureCheckout,
};
const known: typeof measurements = { ...measurements, ...onRequest };
const usual = effort === 'smoke' ? known : measurements;

const args = process.argv.slice(2);
const selected = args.filter((arg) => !['--quick', '--smoke'].includes(arg));
const unknown = selected.filter((name) => !known[name]);
if (unknown.length > 0)
  giveUp(`There is no measurement “${unknown[0]}”: choose ${Object.keys(known).join(', ')}.`);
if (process.platform !== 'linux') giveUp('The measurements read CPU time from /proc, which only Linux has.');

mkdirSync(place.results, { recursive: true });
const measured = await measureAll(selected.length > 0 ? selected : Object.keys(usual));
const findings = effort === 'smoke' ? measured.map(withoutRequirement) : measured;
report(findings);
process.exitCode = findings.every(({ passed }) => passed) ? 0 : 1;

async function measureAll(names: string[]): Promise<Finding[]> {
  const database = await openDatabase(console.log);
  try {
    const product = await startProduct(database.url);
    const measured: Finding[] = [];
    try {
      for (const name of names) {
        console.log(`Measuring ${name}…`);
        const begun = performance.now();
        measured.push(...((await known[name]?.({ database, product })) ?? []));
        console.log(`  took ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      }
      return measured;
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
}

/** A smoke run does too little work to say anything about speed. */
function withoutRequirement(finding: Finding): Finding {
  return { ...finding, required: undefined, passed: true };
}

function report(findings: Finding[]): void {
  const at = new Date().toISOString();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`;
  const file = join(place.results, `${at.replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ at, machine, effort, findings }, null, 2)}\n`);
  console.log(`\n${table(findings)}\n\n${machine}. Saved to ${file}`);
}

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
