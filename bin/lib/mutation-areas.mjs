import { existsSync } from 'node:fs';
import { inRoot } from './project.mjs';

/**
 * What is mutated, and the test files that must detect it. Rules and decisions only: no markup, no SQL. The tests of an
 * area run without PostgreSQL unless the area has a `database`, which takes longer.
 */
export const areas = {
  accounts: {
    mutate: below('src/features/accounts', [
      'sessions/device.ts',
      'users/social-links.ts',
      'contract.ts',
      'sessions/session-cookie.server.ts',
    ]),
    tests: below('src/features/accounts', [
      'sessions/device.test.ts',
      'users/social-links.test.ts',
      'contract.test.ts',
      'sessions/session-cookie.test.ts',
    ]),
  },
  sessions: {
    mutate: below('src/features/accounts', [
      'sessions/sessions.server.ts',
      'registration/tokens.server.ts',
      'sessions/sign-in.server.ts',
      'passwords/change-password.server.ts',
      'passwords/reset-password.server.ts',
    ]),
    tests: below('src/features/accounts', [
      'accounts.test.ts',
      'sessions/sessions.test.ts',
      'sessions/session-rules.test.ts',
      'passwords/password-emails.test.ts',
      'sessions/sign-in-limits.test.ts',
      'simultaneous.test.ts',
    ]),
    database: true,
  },
  payments: {
    mutate: below('src/features/payments', [
      'orders/order.ts',
      'orders/deciding/decisions.ts',
      'buying/placing/placing.ts',
    ]),
    tests: below('src/features/payments', [
      'orders/order.test.ts',
      'orders/deciding/decisions.test.ts',
      'buying/placing/placing.test.ts',
    ]),
  },
  http: {
    mutate: below('src/platform/http', [
      'endpoint.ts',
      'permission.ts',
      'security/network.ts',
      'security/origin.ts',
      'responses/csv.ts',
      'issue-sentence.ts',
      'security/security-headers.ts',
    ]),
    tests: below('src/platform/http', [
      'endpoint.test.ts',
      'permission.test.ts',
      'security/network.test.ts',
      'security/origin.test.ts',
      'responses/csv.test.ts',
      'issue-sentence.test.ts',
      'security/security-headers.test.ts',
    ]),
  },
  limiter: {
    mutate: below('src/platform/http/security', ['limiter.ts']),
    tests: below('src/platform/http/security', ['limiter.test.ts']),
    database: true,
  },
  media: {
    mutate: below('src/features/media', [
      'delivery/signed-address.server.ts',
      'delivery/range.ts',
      'delivery/previews/preview-part.server.ts',
      'delivery/previews/mp4-cut.ts',
      'delivery/previews/webm-cut.ts',
      'mp4/boxes.ts',
      'mp4/move-chunks.ts',
    ]),
    tests: below('src/features/media', [
      'delivery/signed-address.test.ts',
      'delivery/range.test.ts',
      'delivery/previews/preview-rules.test.ts',
      'delivery/previews/mp4-cut.test.ts',
      'delivery/previews/mp4-tables.test.ts',
      'delivery/previews/webm-cut.test.ts',
      'delivery/previews/webm-rules.test.ts',
      'mp4/boxes.test.ts',
    ]),
  },
  watching: {
    mutate: below('src/features/learning/enrolments', ['may-watch.server.ts']),
    tests: below('src/features/learning/enrolments', ['may-watch.test.ts']),
    database: true,
  },
  coupons: {
    mutate: below('src/features/coupons/rules', ['coupon.ts', 'coupon-code.ts', 'link-touches.ts']),
    tests: below('src/features/coupons/rules', ['coupon.test.ts', 'link-touches.test.ts']),
  },
  ledger: {
    mutate: below('src/features/ledger/rules', ['sale-state.ts', 'split.ts']),
    tests: below('src/features/ledger/rules', ['sale-state.test.ts', 'sale-cases.test.ts']),
  },
  quizzes: {
    mutate: below('src/features/assessment/rules', ['score.ts']),
    tests: below('src/features/assessment/rules', ['score.test.ts', 'score-cases.test.ts']),
  },
  settings: {
    mutate: below('src/platform/settings', ['settings.ts']),
    tests: below('src/platform/settings', ['settings.test.ts']),
  },
};

/** @param {string} folder @param {string[]} names */
function below(folder, names) {
  return names.map((name) => `${folder}/${name}`);
}

/** The files that the areas list but the project lacks. */
export const missingFiles = () =>
  Object.values(areas)
    .flatMap(({ mutate, tests }) => [...mutate, ...tests])
    .filter((path) => !existsSync(inRoot(path)));
