import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashesOfScripts } from './inline-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script of a page gets its hash, once', () => {
  const page =
    '<script>run()</script><p>Hi</p><script type="text/plain" data-modules="/a.js">import "/a.js"</script><script>run()</script>';
  expect(hashesOfScripts(page)).toEqual([hash('run()'), hash('import "/a.js"')]);
});

test('files and data need no hash', () => {
  const page = '<script src="/a.js"></script><script type="application/ld+json">{"@context":"x"}</script>';
  expect(hashesOfScripts(page)).toEqual([]);
});
