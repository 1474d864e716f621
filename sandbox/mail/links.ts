const anchors = /<(?:a|area)\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const addresses = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The absolute URLs a reader could follow: those of the HTML part first, each once, in reading order. */
export function linksOf(text: string, html: string): string[] {
  const inHtml = [...html.matchAll(anchors)].map((match) => decoded(match[1] ?? match[2] ?? match[3] ?? ''));
  const inText = [...text.matchAll(addresses)].map((match) => withoutClosingPunctuation(match[0]));
  return [...new Set([...inHtml.map((link) => link.trim()), ...inText])].filter((link) => URL.canParse(link));
}

function decoded(attribute: string): string {
  return attribute.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** A sentence may end right after a URL, and a bracket opened before it may close after it. */
function withoutClosingPunctuation(link: string): string {
  const trimmed = link.replace(/[.,;:!?\]]+$/, '');
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
}
