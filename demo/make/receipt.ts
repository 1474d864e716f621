/** Makes `media/sample-receipt.png`, a buyer's bank transfer receipt. Run with `node demo/make/receipt.ts`. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HEADING, sharpWithFonts, TEXT } from './drawing/fonts.ts';
import { THEME } from './drawing/theme.ts';
import { MEDIA } from './tools.ts';

const lines = [
  ['From', 'Daniel Ferreira'],
  ['To', 'Milepost Learning Ltd'],
  ['Account', '12345678'],
  ['Sort code', '00-00-00'],
  ['Reference', 'Milepost course'],
  ['Status', 'Completed'],
];

const row = ([name, value]: string[], index: number) => {
  const y = 330 + index * 62;
  return `<text x="60" y="${y}" font-family="${TEXT}" font-size="26" fill="${THEME.secondInk}">${name}</text>
    <text x="580" y="${y}" text-anchor="end" font-family="${TEXT}" font-size="26" font-weight="600" fill="${THEME.ink}">${value}</text>
    <path d="M60,${y + 20}H580" stroke="${THEME.hairline}" stroke-width="2"/>`;
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="780">
  <rect width="640" height="780" fill="${THEME.surface}"/>
  <rect width="640" height="110" fill="${THEME.deepGreen}"/>
  <text x="60" y="70" font-family="${HEADING}" font-weight="800" font-size="36" fill="#fff">Sandbox Bank, London</text>
  <text x="60" y="180" font-family="${TEXT}" font-size="28" fill="${THEME.secondInk}">Payment sent</text>
  <text x="60" y="248" font-family="${HEADING}" font-weight="800" font-size="60" fill="${THEME.ink}">$75.00</text>
  ${lines.map(row).join('\n')}
  <text x="60" y="735" font-family="${TEXT}" font-size="20" fill="${THEME.secondInk}">A sample: this bank and this transfer do not exist.</text>
</svg>`;

const output = join(MEDIA, 'sample-receipt.png');
const sharp = await sharpWithFonts();
await sharp(Buffer.from(drawing)).png({ palette: true, effort: 10 }).toFile(output);
console.log(`${output}: ${Math.round(statSync(output).size / 1000)} kB`);
