/** Makes the Excel templates in `resources/`. Run with `node demo/make/workbooks.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from './tools.ts';
import { flowLog } from './workbooks/flow-log.ts';
import { optionComparison } from './workbooks/option-comparison.ts';
import { riskExposure } from './workbooks/risk-exposure.ts';
import { type Workbook, xlsx } from './workbooks/workbook.ts';

const WORKBOOKS: Record<string, Workbook> = {
  'flow-log': flowLog(),
  'option-comparison': optionComparison(),
  'risk-exposure': riskExposure,
};

for (const [name, workbook] of Object.entries(WORKBOOKS)) {
  writeFileSync(join(DEMO, 'resources', `${name}.xlsx`), xlsx(workbook));
}
