import { XMLParser, XMLValidator } from 'fast-xml-parser';

const namespace = 'https://purl.imsglobal.org/ob/v3p0';

/** The drawing of every badge: a milestone's flag at the end of a route. Text is in the credential, not in the image. */
const drawing = `<circle cx="256" cy="256" r="248" fill="#0b5d3f"/>
<circle cx="256" cy="256" r="226" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="4"/>
<path d="M112 372 C 180 372 150 300 220 300 S 262 356 300 338" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 23"/>
<path d="M112 336 l36 36 -36 36 -36 -36z" fill="#fbb931"/>
<path d="M220 268 l32 32 -32 32 -32 -32z" fill="#ffffff"/>
<path d="M300 336 V112" stroke="#ffffff" stroke-width="14" stroke-linecap="round"/>
<path d="M307 112 H410 L382 156 L410 200 H307z" fill="#fbb931"/>
<path d="M300 298 l40 40 -40 40 -40 -40z" fill="#fbb931"/>`;

/** The badge as SVG. @param credential the signed credential to bake into it, as JSON; none for the plain image */
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
export type SvgRefusal = 'large' | 'dtd' | 'script' | 'broken';

/**
 * Characters. A longer SVG is not read; a badge is several times shorter. Anyone can submit one, and a megabyte of tags
 * takes seconds to parse.
 */
const longestSvg = 100_000;

/** The credentials in an SVG; a baked badge has exactly one. The SVG is never rendered. */
export function unbakeSvg(svg: string): { found: string[] } | { refused: SvgRefusal } {
  if (svg.length > longestSvg) return { refused: 'large' };
  if (/<!(doctype|entity)/i.test(svg)) return { refused: 'dtd' };
  if (/<([a-z0-9]+:)?script[\s/>]/i.test(svg) || /\son[a-z]+\s*=/i.test(withoutText(svg)))
    return { refused: 'script' };
  if (XMLValidator.validate(svg) !== true) return { refused: 'broken' };
  const found = credentialsIn(svg);
  return found ? { found: found.filter((one) => typeof one === 'string') } : { refused: 'broken' };
}

/** Null if elements are nested too deeply for the parser. */
function credentialsIn(svg: string): unknown[] | null {
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    isArray: (name) => name === 'openbadges:credential',
  });
  try {
    return parser.parse(svg).svg?.['openbadges:credential'] ?? [];
  } catch {
    return null;
  }
}

/**
 * The contents of tags only, so that text in the credential is not mistaken for attributes. Runs in linear time, because
 * anyone can submit an SVG.
 */
function withoutText(svg: string): string {
  const [start = '', ...sections] = svg.split('<![CDATA[');
  const outside = sections.map((section) => section.split(']]>').slice(1).join(']]>'));
  return ([start, ...outside].join('').match(/<[^<>]*>/g) ?? []).join('');
}
