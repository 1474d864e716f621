import overpass from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Link descriptors that fetch the two fonts every page shows, before the style sheet asks for them. */
export const fontPreloads = [overpass, sourceSans].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
