/**
 * Makes the demo lectures: slides narrated sentence by sentence, with captions, and `media/manifest.json`. Run with
 * `node demo/make/films/videos.ts [course]`. Needs ffmpeg (with libx264) and espeak-ng; up-to-date files are left alone. A
 * development script: the results are in the repository.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { courses } from '../../catalogue/index.ts';
import { narrationOf } from '../../lessons/lectures.ts';
import type { DemoCourse, DemoLecture, DemoMedia } from '../../types.ts';
import { range } from '../drawing/drawing.ts';
import { sharpWithFonts } from '../drawing/fonts.ts';
import { sceneSlides } from '../layouts/scene.ts';
import { durationOf, ffmpeg, hashOf, InputRecord, MEDIA, needTools, sorted } from '../tools.ts';
import { type Narration, narrate, type Sentence, sentencesOf, webVtt } from './narration.ts';
import { type SlideFacts, titleSlide } from './slides.ts';

const VOICES: Record<string, string> = {
  ngozi: 'en-gb-x-rp+f2',
  tomas: 'en-gb',
  priya: 'en-gb+f4',
  samuel: 'en-gb-x-rp',
  hana: 'en-gb+f3',
  marek: 'en-gb-scotland',
};
/**
 * Small files: slides change every few seconds, and speech needs few bits. The last slide is repeated until the audio
 * ends, because the concat demuxer ignores the last duration. Audio and video are interleaved, so a preview or a slow
 * connection downloads only what it plays.
 */
const ENCODING =
  '-vf fps=2,tpad=stop=-1:stop_mode=clone,format=yuv420p -c:v libx264 -preset veryslow -tune stillimage -crf 41 -g 600 -c:a aac -ar 16000 -cutoff 5500 -b:a 10k -ac 1 -max_interleave_delta 0 -movflags +faststart';

/** Pictures that share the time of a number of sentences. */
type Part = { slides: string[]; sentenceCount: number };

needTools({ ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', 'espeak-ng': 'espeak-ng' });
const sharp = await sharpWithFonts();
const inputs = new InputRecord('videos');
const manifestFile = join(MEDIA, 'manifest.json');
const manifest: Record<string, DemoMedia> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : {};
const wanted = courses.filter((course) => !process.argv[2] || course.slug === process.argv[2]);
for (const course of wanted) {
  for (const { lecture, facts } of lecturesOf(course)) await makeLecture(course, lecture, facts);
}
if (!process.argv[2]) removeUnknown();
console.log(`${Object.keys(manifest).length} lectures in the manifest.`);

function lecturesOf(course: DemoCourse): { lecture: DemoLecture; facts: SlideFacts }[] {
  const all = course.sections.flatMap((section) => section.lectures.map((lecture) => ({ section, lecture })));
  return all.map(({ section, lecture }, index) => ({
    lecture,
    facts: {
      courseTitle: course.title,
      sectionTitle: section.title,
      title: lecture.title,
      index,
      total: all.length,
    },
  }));
}

async function makeLecture(course: DemoCourse, lecture: DemoLecture, facts: SlideFacts): Promise<void> {
  const key = `${course.slug}/${lecture.slug}`;
  const video = `lectures/${key}.mp4`;
  const captions = `lectures/${key}.vtt`;
  const voice = VOICES[course.instructor] ?? 'en-gb';
  const parts = partsOf(lecture, facts);
  const slides = [titleSlide(facts), ...parts.flatMap((part) => part.slides)];
  const sentences = sentencesOf(narrationOf(lecture));
  const hash = hashOf(ENCODING, voice, ...slides, ...sentences);
  if (!inputs.isCurrent(video, hash)) {
    const narration = narrate(sentences, voice);
    mkdirSync(dirname(join(MEDIA, video)), { recursive: true });
    const starts = [0, ...revealTimes(narration, parts)];
    await encode({ slides, starts, narration }, join(MEDIA, video));
    writeFileSync(join(MEDIA, captions), webVtt(narration.sentences));
    inputs.record(video, hash);
  }
  const bytes = statSync(join(MEDIA, video)).size;
  if (manifest[key]?.bytes !== bytes) {
    manifest[key] = { video, captions, durationSeconds: durationOf(join(MEDIA, video)), bytes };
    saveManifest();
    console.log(`${key}: ${manifest[key].durationSeconds} s, ${Math.round(bytes / 1000)} kB`);
  }
}

function partsOf(lecture: DemoLecture, facts: SlideFacts): Part[] {
  return lecture.scenes.map(({ slide, narration }) => ({
    slides: sceneSlides(facts, slide),
    sentenceCount: sentencesOf(narration).length,
  }));
}

/** A film's pictures with the second at which each appears, and its speech. */
type Reel = { slides: string[]; starts: number[]; narration: Narration };

async function encode({ slides, starts, narration }: Reel, output: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-lecture-'));
  try {
    const list: string[] = [];
    for (const [i, svg] of slides.entries()) {
      const file = join(folder, `${i}.png`);
      await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(file);
      const seconds = (starts[i + 1] ?? narration.seconds) - (starts[i] ?? 0);
      list.push(`file '${file}'`, `duration ${seconds.toFixed(3)}`);
    }
    writeFileSync(join(folder, 'slides.txt'), list.join('\n'));
    writeFileSync(join(folder, 'speech.wav'), narration.wav);
    const inputs = [
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      join(folder, 'slides.txt'),
      '-i',
      join(folder, 'speech.wav'),
    ];
    ffmpeg([...inputs, ...ENCODING.split(' '), '-t', narration.seconds.toFixed(3), output]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** When each picture appears, in seconds. */
function revealTimes({ sentences }: Narration, parts: Part[]): number[] {
  let first = 0;
  return parts.flatMap(({ slides, sentenceCount }) => {
    const spoken = sentences.slice(first, first + sentenceCount);
    first += sentenceCount;
    return range(slides.length).map((i) => shareOf(spoken, i, slides.length));
  });
}

/**
 * When picture `index` of `count` appears, in seconds. The pictures are spread evenly over the sentences, and appear as
 * a sentence begins; if there are more pictures than sentences, those of one sentence are spread over it.
 */
function shareOf(sentences: Sentence[], index: number, count: number): number {
  const place = (index * sentences.length) / count;
  const sentence = sentences[Math.floor(place)];
  if (!sentence) return 0;
  const within = sentences.length < count ? place - Math.floor(place) : 0;
  return sentence.start + within * (sentence.end - sentence.start);
}

/** Removes lectures that are no longer in the catalogue from the manifest and the disk. */
function removeUnknown(): void {
  const known = new Set(
    courses.flatMap((course) => lecturesOf(course).map(({ lecture }) => `${course.slug}/${lecture.slug}`)),
  );
  for (const [key, media] of Object.entries(manifest)) {
    if (known.has(key)) continue;
    for (const file of [media.video, media.captions]) rmSync(join(MEDIA, file), { force: true });
    delete manifest[key];
  }
  saveManifest();
}

function saveManifest(): void {
  writeFileSync(manifestFile, `${JSON.stringify(sorted(manifest), null, 2)}\n`);
}
