import { oklch } from '../drawing/theme.ts';
import { BEARDS, FACE, HAIR, HAIR_COLOURS, NECK, SKIN } from './parts.ts';

/** The features of a portrait. */
export type Features = {
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR;
  colour: keyof typeof HAIR_COLOURS;
  beard?: keyof typeof BEARDS;
  glasses?: 'round' | 'square';
  /** Lines of an older face. */
  older?: true;
  wear: 'blazer' | 'shirt' | 'crew' | 'roll';
  /** Hue of the clothes. */
  cloth: number;
  /** Hue of the background, from which the hue of a headscarf is derived. */
  ground: number;
};

/** A portrait as an SVG of 400 × 400 pixels. */
export function portrait(features: Features): string {
  const [skin, shade, lip] = SKIN[features.skin];
  const scarf = features.hair === 'scarf';
  const hair = scarf ? oklch(0.5, 0.09, features.ground + 150) : HAIR_COLOURS[features.colour];
  const { back, front } = HAIR[features.hair];
  const ears = scarf
    ? ''
    : `<ellipse cx="138" cy="188" rx="13" ry="20" fill="${skin}"/><ellipse cx="262" cy="188" rx="13" ry="20" fill="${shade}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <defs><clipPath id="f"><path d="${FACE}"/></clipPath></defs>
    <rect width="400" height="400" fill="${oklch(0.86, 0.06, features.ground)}"/>
    <circle cx="200" cy="190" r="168" fill="${oklch(0.91, 0.045, features.ground)}"/>
    <g transform="translate(200 206) scale(1.18) translate(-200 -180)">
      <path d="${back}" fill="${hair}"/>${back && !scarf ? `<path d="${back}" fill="#000" opacity=".16"/>` : ''}
      <path d="${NECK}" fill="${shade}"/>
      ${clothes(features, skin)}
      ${ears}<path d="${FACE}" fill="${skin}"/>
      <g clip-path="url(#f)"><path d="M212,60C226,120 214,150 222,186C226,214 214,244 206,280H300V60Z" fill="${shade}" opacity=".5"/></g>
      ${features.beard ? `<path d="${BEARDS[features.beard]}" fill="${hair}"/>` : ''}
      ${face(features, shade, lip, scarf ? HAIR_COLOURS[features.colour] : hair)}
      <path d="${front}" fill="${hair}"${scarf ? ' fill-rule="evenodd"' : ''}/>
      ${scarf ? `<path d="M118,306C160,330 240,330 282,306C300,340 296,380 270,400H130C104,380 100,340 118,306Z" fill="${hair}"/><path d="M132,312C190,350 250,344 284,300" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="7"/>` : ''}
      ${features.glasses ? glasses(features.glasses) : ''}
    </g>
  </svg>`;
}

function face({ older, beard, skin }: Features, shade: string, lip: string, hair: string): string {
  const brow = hair === HAIR_COLOURS.silver || hair === HAIR_COLOURS.grey ? '#75777a' : hair;
  const ink = skin === 'deep' || skin === 'brown' ? '#1b1210' : '#2f211d';
  const eye = (x: number) =>
    `<path d="M${x - 13},178Q${x},167 ${x + 13},178Q${x},187 ${x - 13},178Z" fill="#fbf7f2"/><circle cx="${x}" cy="177.5" r="6.6" fill="${ink}"/><path d="M${x - 14},178Q${x},165 ${x + 14},178" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`;
  const brows = [`M156,160Q170,149 187,156`, `M213,156Q230,149 244,160`];
  const age = older
    ? `<path d="M160,204Q158,218 166,228M240,204Q242,218 234,228M182,128H218" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`
    : '';
  const mouth = beard
    ? `<path d="M182,228Q200,238 218,228" fill="none" stroke="#f4e5da" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>`
    : `<path d="M178,228Q190,223 200,226Q210,223 222,228Q200,246 178,228Z" fill="${lip}" opacity=".8"/><path d="M176,227Q200,236 224,227" fill="none" stroke="${lip}" stroke-width="3" stroke-linecap="round"/>`;
  return `${eye(171)}${eye(229)}
    ${brows.map((d) => `<path d="${d}" fill="none" stroke="${brow}" stroke-width="6.5" stroke-linecap="round"/>`).join('')}
    <path d="M203,172C204,188 214,196 211,203Q206,209 194,206" fill="none" stroke="${lip}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
    ${age}${mouth}`;
}

function glasses(kind: 'round' | 'square'): string {
  const rim = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="179" r="23"/>`
      : `<rect x="${x - 25}" y="160" width="50" height="36" rx="9"/>`;
  return `<g fill="#fff" fill-opacity=".12" stroke="#2b2724" stroke-width="5">${rim(171)}${rim(229)}<path d="M194,176Q200,171 206,176M146,174L136,170M254,174L264,170" fill="none"/></g>`;
}

function clothes({ wear, cloth }: Features, skin: string): string {
  const main = oklch(0.4, 0.07, cloth);
  const dark = oklch(0.32, 0.06, cloth);
  const body =
    'M34,420C36,340 74,318 128,304C150,298 166,290 168,278C176,306 224,306 232,278C234,290 250,298 272,304C326,318 364,340 366,420Z';
  if (wear === 'roll')
    return `<path d="${body}" fill="${main}"/><path d="M162,262Q200,290 238,262L242,306Q200,330 158,306Z" fill="${dark}"/>`;
  if (wear === 'crew')
    return `<path d="${body}" fill="${main}"/><path d="M156,296Q200,350 244,296" fill="none" stroke="${dark}" stroke-width="11"/>`;
  const shirt = '#f7f5f0';
  const opening = `<path d="M166,274L200,352L234,274Q200,298 166,274Z" fill="${skin}"/>`;
  if (wear === 'shirt')
    return `<path d="${body}" fill="${oklch(0.72, 0.06, cloth)}"/>${opening}<path d="M166,282L146,304L178,350L200,334ZM234,282L254,304L222,350L200,334Z" fill="${oklch(0.8, 0.05, cloth)}"/><path d="M200,336V420" stroke="${oklch(0.62, 0.06, cloth)}" stroke-width="4"/>`;
  return `<path d="${body}" fill="${main}"/><path d="M160,288L200,400L240,288Q200,330 160,288Z" fill="${shirt}"/>${opening.replace('352', '336')}<path d="M162,282L128,316L150,338L142,350L196,420L200,400ZM238,282L272,316L250,338L258,350L204,420L200,400Z" fill="${dark}"/>`;
}
