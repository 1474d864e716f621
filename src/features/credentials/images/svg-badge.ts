import { XMLParser, XMLValidator } from 'fast-xml-parser';

const namespace = 'https://purl.imsglobal.org/ob/v3p0';

/** The drawing of every badge: a milestone's flag at the end of a route. Text is in the credential, not in the picture. */
const drawing = `<circle cx="256" cy="256" r="248" fill="#0b5d3f"/>
<circle cx="256" cy="256" r="226" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="4"/>
<path d="M108 356 C 176 356 172 268 236 276 S 300 300 316 236" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" stroke-dasharray="1 24"/>
<path d="M108 324 l32 32 -32 32 -32 -32z" fill="#fbb931"/>
<path d="M224 244 l30 30 -30 30 -30 -30z" fill="#ffffff"/>
<path d="M322 392 V128" stroke="#ffffff" stroke-width="14" stroke-linecap="round"/>
<path d="M329 128 H446 L414 172 L446 216 H329z" fill="#fbb931"/>
<path d="M256 392 H388" stroke="#ffffff" stroke-width="14" stroke-linecap="round"/>`;

/** The badge as SVG. @param credential the signed credential to bake into it, as JSON; none for the picture alone */
export function badgeSvg(title: string, credential?: string): string {
  const baked =
    credential === undefined
      ? ''
      : `<openbadges:credential><![CDATA[${credential.replaceAll(']]>', ']]]]><![CDATA[>')}]]></openbadges:credential>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="${namespace}" viewBox="0 0 512 512" width="512" height="512" role="img">
<title>${escapeXml(title)}</title>
${baked}${drawing}
</svg>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Why an SVG is refused before anything in it is read. */
export type SvgRefusal = 'dtd' | 'script' | 'broken';

/** The credentials in an SVG; a baked badge has exactly one. The SVG is never rendered. */
export function unbakeSvg(svg: string): { found: string[] } | { refused: SvgRefusal } {
  if (/<!(doctype|entity)/i.test(svg)) return { refused: 'dtd' };
  if (/<([a-z0-9]+:)?script[\s/>]/i.test(svg) || /\son[a-z]+\s*=/i.test(withoutText(svg)))
    return { refused: 'script' };
  if (XMLValidator.validate(svg) !== true) return { refused: 'broken' };
  const tree = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    isArray: (name) => name === 'openbadges:credential',
  }).parse(svg);
  const found: unknown[] = tree.svg?.['openbadges:credential'] ?? [];
  return { found: found.filter((one) => typeof one === 'string') };
}

/** Only what is inside tags, so that words in the credential are not taken for attributes. */
const withoutText = (svg: string): string =>
  (svg.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').match(/<[^>]*>/g) ?? []).join('');
