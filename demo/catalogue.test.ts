import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Category, categories, levels } from '../src/contract/constants.ts';
import { captionsFault, cuesOf } from '../src/contract/text/webvtt.ts';
import { courses, instructors } from './catalogue/index.ts';
import { narrationOf } from './lessons/lectures.ts';
import { HUES, PICTURES } from './make/artefacts/index.ts';
import { sceneSlides } from './make/layouts/scene.ts';
import { learners, mainAccounts } from './people.ts';
import type { DemoCourse, DemoMedia } from './types.ts';

const DEMO = import.meta.dirname;
const MEDIA = join(DEMO, 'media');
const manifest: Record<string, DemoMedia> = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8'));
const published = courses.filter((course) => course.status !== 'pending');
const lecturesOf = (course: DemoCourse) => course.sections.flatMap((section) => section.lectures);
const isFlagship = (course: DemoCourse) => lecturesOf(course).length > 10;
const minutesOf = (course: DemoCourse) =>
  lecturesOf(course)
    .map(({ slug }) => manifest[`${course.slug}/${slug}`]?.durationSeconds ?? 0)
    .reduce((sum, seconds) => sum + seconds, 0) / 60;
const allLectures = courses.flatMap((course) =>
  lecturesOf(course).map((lecture) => ({ key: `${course.slug}/${lecture.slug}`, lecture })),
);

describe('the demo catalogue', () => {
  it('has at least 32 published courses and one awaiting review', () => {
    expect(published.length).toBeGreaterThanOrEqual(32);
    expect(courses.length - published.length).toBe(1);
  });

  it('covers every level, covers every category at least twice, and uses no other categories', () => {
    for (const category of categories) {
      expect(
        published.filter((course) => course.category === category).length,
        category,
      ).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(published.map((course) => course.level))).toEqual(new Set(levels));
    for (const course of courses) expect(categories).toContain(course.category);
  });

  it('has six instructors, all of whom teach; the main one teaches six courses', () => {
    const taught = (key: string) => published.filter((course) => course.instructor === key).length;
    expect(instructors).toHaveLength(6);
    for (const { key } of instructors) expect(taught(key), key).toBeGreaterThan(0);
    const main = instructors.find(({ email }) => email === 'instructor@milepost.example');
    expect(taught(main?.key ?? '')).toBe(6);
    const keys = instructors.map(({ key }) => key);
    for (const course of courses) expect(keys, course.slug).toContain(course.instructor);
  });

  it('gives all courses different names, and all lectures of a course different titles', () => {
    expectUnique(courses.map((course) => course.slug));
    expectUnique(courses.map((course) => course.title));
    expectUnique(allLectures.map(({ key }) => key));
    for (const { key } of allLectures) expect(key).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
  });

  it('gives every course exactly one free preview, and short courses two or three sections and three to six minutes of video', () => {
    for (const course of courses) {
      expect(lecturesOf(course).filter((lecture) => lecture.isFreePreview).length, course.slug).toBe(1);
    }
    for (const course of courses.filter((course) => !isFlagship(course))) {
      expect([2, 3], course.slug).toContain(course.sections.length);
      expect(lecturesOf(course).length, course.slug).toBeGreaterThanOrEqual(3);
      expect(lecturesOf(course).length, course.slug).toBeLessThanOrEqual(5);
      expect(minutesOf(course), course.slug).toBeGreaterThanOrEqual(3);
      expect(minutesOf(course), course.slug).toBeLessThanOrEqual(6);
      expect(lecturesOf(course).at(-1)?.scenes.at(-1)?.slide.kind, course.slug).toBe('exercise');
    }
  });

  it('gives flagship courses four sections, an exercise at the end of each, and 15 to 25 minutes of video', () => {
    const flagships = courses.filter(isFlagship);
    expect(flagships).toHaveLength(3);
    expect(new Set(flagships.map(({ category }) => category)).size).toBe(3);
    for (const course of flagships) {
      expect(course.sections, course.slug).toHaveLength(4);
      for (const { title, lectures } of course.sections) {
        expect([3, 4, 5], title).toContain(lectures.length);
        expect(lectures.at(-1)?.scenes.at(-1)?.slide.kind, title).toBe('exercise');
      }
      expect(minutesOf(course), course.slug).toBeGreaterThanOrEqual(15);
      expect(minutesOf(course), course.slug).toBeLessThanOrEqual(25);
    }
  });

  it('fits every scene on its slides and has narration for it', () => {
    for (const course of courses) {
      for (const [index, { title, scenes }] of lecturesOf(course).entries()) {
        const facts = { courseTitle: course.title, sectionTitle: '', title, index, total: 16 };
        for (const { slide, narration } of scenes) {
          expect(() => sceneSlides(facts, slide), title).not.toThrow();
          expect(narration.length, title).toBeGreaterThan(0);
        }
      }
    }
  });

  it('has sensible prices: free or 19 to 299 dollars, discounts below the price', () => {
    for (const { slug, priceCents, discountCents } of courses) {
      if (priceCents > 0) expect(priceCents, slug).toBeGreaterThanOrEqual(1900);
      expect(priceCents, slug).toBeLessThanOrEqual(29900);
      if (discountCents !== null) expect(discountCents, slug).toBeLessThan(priceCents);
    }
    expect(published.filter((course) => course.priceCents === 0)).toHaveLength(4);
    expect(published.filter((course) => course.discountCents !== null).length).toBeGreaterThanOrEqual(8);
  });

  it('respects the field limits and has enough text', () => {
    for (const course of courses) {
      expect(course.title.length, course.slug).toBeLessThanOrEqual(120);
      expect(course.subtitle.length, course.slug).toBeLessThanOrEqual(200);
      expect(course.description.split('\n\n').length, course.slug).toBeGreaterThanOrEqual(2);
      expect(course.learningOutcomes.length, course.slug).toBeGreaterThanOrEqual(4);
      expect(course.learningOutcomes.length, course.slug).toBeLessThanOrEqual(6);
      expect(course.requirements.length, course.slug).toBeGreaterThan(0);
      if (course.communityLink)
        expect(course.communityLink).toMatch(/^https:\/\/discord\.gg\/[A-Za-z0-9-]{2,32}$/);
    }
    for (const { key, lecture } of allLectures) {
      expect(narrationOf(lecture).length, key).toBeGreaterThanOrEqual(2);
    }
  });

  it('offers resources with a third of the courses, and every file exists and is used', () => {
    const used = allLectures.flatMap(({ lecture }) => lecture.resources ?? []).map(({ file }) => file);
    const withResources = published.filter((course) =>
      lecturesOf(course).some((lecture) => lecture.resources),
    );
    expect(withResources.length).toBeGreaterThanOrEqual(11);
    expect(new Set(used)).toEqual(new Set(readdirSync(join(DEMO, 'resources'))));
  });
});

describe('the demo media', () => {
  it('has a video of plausible length for every lecture, and for nothing else', () => {
    expect(Object.keys(manifest).toSorted()).toEqual(allLectures.map(({ key }) => key).toSorted());
    for (const [key, media] of Object.entries(manifest)) {
      expect(statSync(join(MEDIA, media.video)).size, key).toBe(media.bytes);
      expect(media.durationSeconds, key).toBeGreaterThan(8);
      expect(media.durationSeconds, key).toBeLessThan(110);
    }
  });

  it('captions every sentence within the length of its video', () => {
    for (const { key, lecture } of allLectures) {
      const media = manifest[key];
      const captions = readFileSync(join(MEDIA, media?.captions ?? ''), 'utf8');
      expect(captions.startsWith('WEBVTT\n\n'), key).toBe(true);
      expect(captionsFault(captions), key).toBeNull();
      const cues = cuesOf(captions);
      expect(cues.map(({ text }) => text).join(' '), key).toBe(narrationOf(lecture).join(' '));
      expect(cues.at(-1)?.end, key).toBeLessThanOrEqual(media?.durationSeconds ?? 0);
    }
  });

  it('has one lecture of a minute or more, for seeking and resuming', () => {
    const first = manifest['risk-registers-that-change-decisions/what-a-register-is-for'];
    expect(first?.durationSeconds).toBeGreaterThan(60);
  });

  it('has a small thumbnail for every course', () => {
    for (const { slug } of courses) {
      const file = join(MEDIA, 'thumbnails', `${slug}.webp`);
      expect(existsSync(file), slug).toBe(true);
      expect(statSync(file).size, slug).toBeLessThan(30_000);
    }
  });

  it('has one drawing for every course, each different, and no others', () => {
    expect(Object.keys(PICTURES).toSorted()).toEqual(courses.map(({ slug }) => slug).toSorted());
    expectUnique(Object.values(PICTURES).map(({ artefact }) => artefact.name));
    expectUnique(categories.map((category) => String(HUES[category])));
  });

  it('never shows two adjacent courses on the same background, in rows of three, two or one', () => {
    const newestFirst = published.toSorted((a, b) => a.createdDaysAgo - b.createdDaysAgo);
    const grounds = newestFirst.map(
      ({ slug, category }) => `${HUES[category as Category]} ${PICTURES[slug]?.tone}`,
    );
    for (const step of [1, 2, 3]) {
      for (const [i, ground] of grounds.entries()) {
        expect(grounds[i + step], newestFirst[i]?.slug).not.toBe(ground);
      }
    }
  });

  it('has small samples to upload', () => {
    for (const file of ['sample-upload.mp4', 'sample-upload.webm']) {
      expect(statSync(join(MEDIA, file)).size, file).toBeGreaterThan(10_000);
      expect(statSync(join(MEDIA, file)).size, file).toBeLessThan(100_000);
    }
  });

  it('stays under 38 MB together with everything else in the folder', () => {
    const files = readdirSync(DEMO, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(38_000_000);
  });
});

describe('the demo people', () => {
  it('has unique email addresses at the example domain', () => {
    const people = [...mainAccounts, ...learners, ...instructors.filter(({ key }) => key !== 'ngozi')];
    expectUnique(people.map(({ email }) => email));
    for (const { email } of people) expect(email).toMatch(/^[a-z.]+@milepost\.example$/);
    expect(learners.length).toBeGreaterThanOrEqual(12);
  });
});

function expectUnique(values: string[]): void {
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
}
