import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './project.mjs';

const textOf = (path) => readFileSync(inRoot(path), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The names of all environment variables that the product reads: the keys of the schemas in the settings' files. */
const settings = new Set(
  globSync(['src/platform/**/*settings.ts', 'src/features/payments/providers/*/settings.server.ts'], {
    cwd: inRoot(),
  }).flatMap((path) => namesIn(textOf(path), /^ {2}([A-Z][A-Z0-9_]+): /gm)),
);

it('.env.example lists every setting once, and none that does not exist', () => {
  expect(settings.size).toBeGreaterThan(40);
  expect(namesIn(textOf('.env.example'), /^#([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual([...settings].sort());
});

it.each(['README.md', 'deploy/milepost.env.example', 'deploy/helm/milepost/values.yaml'])(
  '%s names only settings that exist',
  (path) => {
    const named = namesIn(textOf(path), /(?:^| |`)([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?=[=:`])/gm);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  },
);
