import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as Generator, generate } from 'kysely-codegen';
import { afterAll, expect, test } from 'vitest';
import { createTestProduct } from '../../../test/harness/test-product.ts';
import { columnTypes, customImports, excludePattern, typeMapping } from './row-types.ts';

const product = await createTestProduct();
afterAll(() => product.close());

test('tables.ts has the types of the migrated database; npm run tables generates it', async () => {
  const generated = await generate({
    db: new Kysely({ dialect: new PostgresDialect({ pool: product.ctx.pool }) }),
    dialect: new Generator(),
    camelCase: true,
    defaultSchemas: ['public'],
    excludePattern,
    overrides: { columns: columnTypes },
    typeMapping,
    customImports,
  });
  const tables = generated.replace('export interface DB', 'export interface Tables');
  await expect(tables).toMatchFileSnapshot('tables.ts');
});
