import overpass from '../../build/fonts/overpass-basic.woff2?url';
import sourceSans from '../../build/fonts/source-sans-3-basic.woff2?url';

/** Link descriptors that fetch the two fonts every page shows, before the style sheet asks for them. */
export const fontPreloads = [overpass, sourceSans].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
