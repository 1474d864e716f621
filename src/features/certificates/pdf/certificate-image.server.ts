import { LRUCache } from 'lru-cache';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import { type CertificateFacts, drawCertificate } from './certificate-pdf.server.ts';

/** Pixels per point: twice the width shown on the public page, so that it is sharp there. */
const scale = 5 / 3;
/** About 40 kB each. */
const images = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 100 });

/** A WebP image of a certificate's PDF. Recent ones are cached; the library is loaded with the first. */
export function certificateImage(facts: CertificateFacts): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(facts);
  const known = images.get(key);
  if (known) return known;
  const image = draw(facts);
  images.set(key, image);
  image.catch(() => images.delete(key));
  return image;
}

async function draw(facts: CertificateFacts): Promise<Uint8Array<ArrayBuffer>> {
  const [{ PDFiumLibrary }, sharp, pdf] = await Promise.all([
    import('@hyzyla/pdfium'),
    loadSharp(),
    drawCertificate(facts),
  ]);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = await document.getPage(0).render({ scale, render: 'bitmap' });
    const raw = { width: page.width, height: page.height, channels: 4 } as const;
    const image = await sharp(page.data, { raw }).removeAlpha().webp({ quality: 85 }).toBuffer();
    return new Uint8Array(image);
  } finally {
    library.destroy();
  }
}
