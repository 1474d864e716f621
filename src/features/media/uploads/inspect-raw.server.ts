import { open, readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import {
  captionsFault,
  largeCaptionsSentence,
  notUtf8Sentence,
  utf8Of,
} from '../../../contract/text/webvtt.ts';
import { activeContent, wrongCaptions } from '../failures.server.ts';
import { mostCaptionBytes } from '../rules.ts';
import type { Inspected } from './inspect-video.server.ts';

/** Plain text has no signature: these extensions stay, everything else becomes `bin`. */
const textTypes: Record<string, string> = {
  csv: 'text/csv',
  md: 'text/markdown',
  txt: 'text/plain',
  vtt: 'text/vtt',
  json: 'application/json',
  ics: 'text/calendar',
};

const programs = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msi',
  'application/x-apple-diskimage',
  'application/vnd.android.package-archive',
  'application/java-vm',
];

const markup =
  /<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b|w3\.org\/(1999\/xhtml|2000\/svg)/i;

/** Validates a file that is stored unchanged. @throws a failure for web pages, SVG, programs and faulty captions */
export async function inspectRaw(path: string, originalName: string): Promise<Inspected> {
  const found = await fileTypeFromFile(path);
  if (found && programs.includes(found.mime)) throw activeContent();
  const isMarkup = !found || found.mime === 'application/xml';
  if (isMarkup && (await hasMarkup(path))) throw activeContent();
  const ending = /\.([a-z0-9]{1,8})$/i.exec(originalName)?.[1]?.toLowerCase() ?? '';
  if (ending === 'vtt' || found?.mime === 'text/vtt') await refuseFaultyCaptions(path);
  if (found) return { contentType: found.mime, extension: found.ext, durationSeconds: null };

  const contentType = textTypes[ending];
  return contentType
    ? { contentType, extension: ending, durationSeconds: null }
    : { contentType: 'application/octet-stream', extension: 'bin', durationSeconds: null };
}

async function refuseFaultyCaptions(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size > mostCaptionBytes) throw wrongCaptions({ message: largeCaptionsSentence });
  const text = utf8Of(await readFile(path));
  const fault = captionsFault(text ?? '');
  if (text === null) throw wrongCaptions({ message: notUtf8Sentence });
  if (fault) throw wrongCaptions({ message: fault.sentence });
}

/** Whether text that starts like markup contains something a browser would render or run. */
async function hasMarkup(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const text = bytes.includes(0) ? bytes.toString('utf8').replaceAll('\0', '') : bytes.toString('utf8');
    return /^[^\p{L}\p{N}]{0,16}</u.test(text) && markup.test(text);
  } finally {
    await file.close();
  }
}
