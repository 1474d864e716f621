/**
 * Writes the types that openapi-typescript generates from an OpenAPI document:
 * `node test/api/client/generate-client.mjs DOCUMENT.json OUTPUT.d.ts`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';

// The generator is written for TypeScript 5, and the project's own TypeScript 7 has no compiler API.
const compiler = new URL('compiler-api.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? compiler : specifier, context),
});
const { default: openapiTS, astToString } = await import('openapi-typescript');

const [document = '', output = ''] = process.argv.slice(2);
await writeFile(output, astToString(await openapiTS(JSON.parse(await readFile(document, 'utf8')))));
