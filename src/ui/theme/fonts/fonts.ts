import overpass from '../../../../build/fonts/overpass-700.woff2?url';
import sourceSans from '../../../../build/fonts/source-sans-3-400.woff2?url';
import sourceSansBold from '../../../../build/fonts/source-sans-3-600.woff2?url';

/** Link descriptors that preload the fonts of every page before the style sheet requests them. */
export const fontPreloads = [overpass, sourceSans, sourceSansBold].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
