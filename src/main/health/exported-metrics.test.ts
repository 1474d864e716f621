import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createApp } from '../app.ts';

const fileOf = (path: string) => readFile(join(import.meta.dirname, '../../..', path), 'utf8');

/** Each metric that the product exports when everything is configured, with its type. */
let exported: Map<string, string>;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const { settings, reads } = product.ctx;
  const everything = {
    ...product.ctx,
    settings: {
      ...settings,
      purge: { url: 'https://cdn.example/', headers: {} },
      backups: { ...settings.backups, to: '/backups', schedule: '30 2 * * *' },
    },
    reads: { ...reads, report: () => ({ replicas: [], reads: { replica: 0, primary: 0 } }) },
  };
  const { app } = createApp(everything, { pages: false, jobs: { isRunning: () => true } });
  const text = await (await app.request('/metrics')).text();
  exported = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
});
afterAll(() => product.close());

test('docs/operations.md lists every metric, and none that does not exist', async () => {
  const own = [...exported.keys()].filter((name) => !/^(process|nodejs)_/.test(name));
  const guide = await fileOf('docs/operations.md');
  const listed = [...guide.matchAll(/^\| `(\w+)[^|]*\| (?:gauge|counter|histogram) \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed.sort()).toEqual(own.sort());
});

/** The series of a metric: a histogram has three. */
const seriesOf = (name: string, type: string): string[] =>
  type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name];

const words = /^(?:and|or|unless|by|without|on|ignoring|group_left|group_right|bool|offset)$/;

/**
 * The names of the series in a PromQL expression: what is left without strings, labels, ranges, functions and numbers.
 */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][\w:]*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.test(name));
}

type Panel = { title: string; targets?: { expr: string }[] };

async function dashboardExpressions(): Promise<[string, string][]> {
  const { panels } = JSON.parse(await fileOf('deploy/observability/dashboard.json')) as { panels: Panel[] };
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  );
}

type Rule = { name: string; expression: string; text: string };

async function alertRules(): Promise<Rule[]> {
  const [, ...rules] = (await fileOf('deploy/observability/alerts.yaml')).split('- alert: ');
  return rules.map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    expression: /^ +expr: (.+)$/m.exec(text)?.[1] ?? '',
    text: text.replace(/\s+/g, ' '),
  }));
}

test('the dashboard and the alert rules use only series that exist', async () => {
  // Prometheus itself adds `up` for each process.
  const known = new Set(['up', ...[...exported].flatMap(([name, type]) => seriesOf(name, type))]);
  const rules = (await alertRules()).map(({ name, expression }): [string, string] => [name, expression]);
  const panels = await dashboardExpressions();
  expect(Math.min(rules.length, panels.length)).toBeGreaterThan(10);
  for (const [name, expression] of [...rules, ...panels]) {
    const used = seriesIn(expression);
    expect(used.length, `${name}: ${expression}`).toBeGreaterThan(0);
    expect(
      used.filter((series) => !known.has(series)),
      name,
    ).toEqual([]);
  }
});

test('the dashboard shows every metric of the product', async () => {
  const shown = new Set((await dashboardExpressions()).flatMap(([, expression]) => seriesIn(expression)));
  const own = [...exported].filter(([name]) => !/^(process|nodejs)_/.test(name));
  const missing = own.filter(([name, type]) => !seriesOf(name, type).some((series) => shown.has(series)));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every alert says what to do, and names rows that are in the list of incidents', async () => {
  const incidents = (await fileOf('docs/operations.md')).split('## Incidents')[1] ?? '';
  for (const { name, text } of await alertRules()) {
    expect(text, name).toMatch(/ summary: \S+ .* description: >- \S+ /);
    const rows = [...text.matchAll(/“([^”]+)”/g)]
      .map(([, row = '']) => row)
      .filter((row) => row !== 'System');
    for (const row of rows) expect(incidents, name).toContain(`| ${row}`);
  }
});
