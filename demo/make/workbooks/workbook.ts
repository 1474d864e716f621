import { escapeXml } from '../drawing/theme.ts';
import { zip } from './zip.ts';

/** The styles of cells. Those ending in `Input` are tinted, because the learner fills these cells in. */
const STYLES = {
  text: { format: 0, font: 0, fill: 0 },
  title: { format: 0, font: 2, fill: 0 },
  head: { format: 0, font: 3, fill: 2 },
  bold: { format: 0, font: 1, fill: 0 },
  money: { format: 164, font: 0, fill: 0 },
  moneyTotal: { format: 164, font: 1, fill: 0 },
  percent: { format: 9, font: 0, fill: 0 },
  percentTotal: { format: 9, font: 1, fill: 0 },
  number: { format: 0, font: 0, fill: 0 },
  numberTotal: { format: 0, font: 1, fill: 0 },
  factor: { format: 165, font: 0, fill: 0 },
  textInput: { format: 0, font: 0, fill: 3 },
  moneyInput: { format: 164, font: 0, fill: 3 },
  percentInput: { format: 9, font: 0, fill: 3 },
  numberInput: { format: 0, font: 0, fill: 3 },
  dateInput: { format: 14, font: 0, fill: 3 },
} as const;

export type CellStyle = keyof typeof STYLES;
/** A formula is stored with its value, for programs that only show files. */
export type Cell = { style: CellStyle; value: string | number; formula?: string };
/** `widths` are in characters. Rows may be shorter than there are columns. */
export type Workbook = { sheet: string; widths: number[]; rows: Cell[][] };

export const cell = (style: CellStyle, value: string | number = '', formula?: string): Cell => ({
  style,
  value,
  formula,
});

/** The workbook as an Excel file (Office Open XML). */
export function xlsx({ sheet, widths, rows }: Workbook): Buffer {
  return zip({
    '[Content_Types].xml': part(
      'Types',
      'package/2006/content-types',
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['workbook:sheet.main', 'worksheets/sheet1:worksheet', 'styles:styles'].map(contentType).join('')}`,
    ),
    '_rels/.rels': part(
      'Relationships',
      'package/2006/relationships',
      relation(1, 'officeDocument', 'xl/workbook.xml'),
    ),
    'xl/workbook.xml': part(
      'workbook',
      'spreadsheetml/2006/main',
      `<sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/>`,
      ` xmlns:r="${SCHEMAS}officeDocument/2006/relationships"`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      'Relationships',
      'package/2006/relationships',
      relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': part('worksheet', 'spreadsheetml/2006/main', sheetOf(widths, rows)),
    'xl/styles.xml': part('styleSheet', 'spreadsheetml/2006/main', styles()),
  });
}

const SCHEMAS = 'http://schemas.openxmlformats.org/';

const part = (root: string, schema: string, content: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${root} xmlns="${SCHEMAS}${schema}"${more}>${content}</${root}>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${SCHEMAS}officeDocument/2006/relationships/${type}" Target="${target}"/>`;

function contentType(entry: string): string {
  const [path, type] = entry.split(':');
  return `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

function sheetOf(widths: number[], rows: Cell[][]): string {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((each, x) => cellOf(each, x, y)).join('')}</row>`,
  );
  return `<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>`;
}

function cellOf({ style, value, formula }: Cell, x: number, y: number): string {
  const place = `r="${String.fromCharCode(65 + x)}${y + 1}" s="${Object.keys(STYLES).indexOf(style)}"`;
  if (formula) {
    const type = typeof value === 'string' ? ' t="str"' : '';
    return `<c ${place}${type}><f>${escapeXml(formula)}</f><v>${value}</v></c>`;
  }
  if (value === '') return `<c ${place}/>`;
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function styles(): string {
  const font = (more: string) => `<font>${more}<name val="Calibri"/></font>`;
  const fill = (pattern: string) => `<fill>${pattern}</fill>`;
  const solid = (colour: string) =>
    fill(`<patternFill patternType="solid"><fgColor rgb="FF${colour}"/></patternFill>`);
  const formats = Object.values(STYLES).map(
    ({ format, font, fill }) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top"${fill > 0 ? ' wrapText="1"' : ''}/></xf>`,
  );
  return [
    `<numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;£&quot;#,##0;[Red]-&quot;£&quot;#,##0"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts>`,
    `<fonts count="4">${font('<sz val="11"/>')}${font('<b/><sz val="11"/>')}${font('<b/><sz val="16"/>')}${font('<b/><sz val="11"/><color rgb="FFFFFFFF"/>')}</fonts>`,
    `<fills count="4">${fill('<patternFill patternType="none"/>')}${fill('<patternFill patternType="gray125"/>')}${solid('006241')}${solid('FFF1D0')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
  ].join('');
}
