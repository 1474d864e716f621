import { execFileSync } from 'node:child_process';

/** Samples per second of everything spoken here (espeak-ng's own rate). */
export const SAMPLE_RATE = 22050;
const LEAD_SECONDS = 1.4;
const GAP_SECONDS = 0.32;
const TAIL_SECONDS = 1.2;

export type Sentence = { text: string; start: number; end: number };
export type Narration = { wav: Buffer; sentences: Sentence[]; seconds: number };

/** Splits narration paragraphs into sentences, one caption each. */
export function sentencesOf(paragraphs: string[]): string[] {
  return paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+/));
}

/** Speaks sentence by sentence, so that caption times (seconds) are measured rather than guessed. */
export function narrate(sentences: string[], voice: string): Narration {
  const parts: Buffer[] = [silence(LEAD_SECONDS)];
  const timed: Sentence[] = [];
  let samples = parts[0]!.length / 2;
  for (const text of sentences) {
    const speech = trimEnd(speak(text, voice));
    const start = samples / SAMPLE_RATE;
    samples += speech.length / 2;
    timed.push({ text, start, end: samples / SAMPLE_RATE });
    const pause = silence(GAP_SECONDS);
    samples += pause.length / 2;
    parts.push(speech, pause);
  }
  parts.push(silence(TAIL_SECONDS - GAP_SECONDS));
  const pcm = Buffer.concat(parts);
  return { wav: wavOf(pcm), sentences: timed, seconds: pcm.length / 2 / SAMPLE_RATE };
}

/** The sentences as WebVTT, long ones on two lines. */
export function webVtt(sentences: Sentence[]): string {
  const cues = sentences.map(
    ({ text, start, end }) => `${clock(start)} --> ${clock(end)}\n${twoLines(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function speak(text: string, voice: string): Buffer {
  const spoken = text
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
    .replace(/£([\d,.]*\d)( million)?/g, '$1$2 pounds');
  const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '162', '-p', '46', '--stdout', spoken], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return wav.subarray(wav.indexOf('data') + 8);
}

function trimEnd(pcm: Buffer): Buffer {
  let end = pcm.length - (pcm.length % 2);
  while (end > 2 && Math.abs(pcm.readInt16LE(end - 2)) < 120) end -= 2;
  return pcm.subarray(0, Math.min(pcm.length - (pcm.length % 2), end + 2 * 1100));
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(2 * Math.round(seconds * SAMPLE_RATE));
}

function wavOf(pcm: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

function twoLines(text: string): string {
  if (text.length <= 46) return text;
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const cut = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? text : `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
}
