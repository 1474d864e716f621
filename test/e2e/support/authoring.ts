import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import { type Course, findCourse } from './courses.ts';
import { demo, signInByApi } from './people.ts';

export const ownVideo = join(import.meta.dirname, '..', '..', '..', 'demo', 'media', 'sample-upload.mp4');

export type WrittenCourse = { _id: string; slug: string; version: number };

/** The API's input for a course, with these sections and their numbers of lectures. */
export async function courseBody(api: Api, title: string, sections: Record<string, number>) {
  const bytes = await readFile(ownVideo);
  const upload = async () => {
    const form = new FormData();
    form.set('resourceType', 'video');
    form.set('file', new File([bytes], 'lecture.mp4', { type: 'video/mp4' }));
    return (await api.read<{ data: { public_id: string } }>('POST', '/media', form)).data.public_id;
  };
  const lecturesOf = async (count: number, section: string) => {
    const videos = await Promise.all(Array.from({ length: count }, upload));
    return videos.map((publicId, place) => ({ title: `${section} ${place + 1}`, video: { publicId } }));
  };
  return {
    title,
    subtitle: 'One after the other',
    description: 'Short lectures, in order.',
    category: 'Risk Management',
    level: 'Beginner',
    language: 'English',
    price: 10,
    learningOutcomes: ['Count to twelve'],
    sections: await Promise.all(
      Object.entries(sections).map(async ([name, count]) => ({
        title: name,
        lectures: await lecturesOf(count, name),
      })),
    ),
  };
}

/** A draft with these sections and their numbers of lectures. */
export async function writeCourse(
  api: Api,
  title: string,
  sections: Record<string, number>,
): Promise<WrittenCourse> {
  const body = await courseBody(api, title, sections);
  return (await api.read<{ course: WrittenCourse }>('POST', '/courses', body)).course;
}

/** Creates, submits and approves a course of the demo's instructor, or of another author. */
export async function publishCourse(body: object, author?: Api): Promise<WrittenCourse> {
  const [teaching, admin] = [author ?? (await signInByApi(demo.instructor)), await signInByApi(demo.admin)];
  const { course } = await teaching.read<{ course: WrittenCourse }>('POST', '/courses', body);
  await teaching.read('PATCH', `/courses/${course._id}/publication`, { isPublished: true });
  await admin.read('PATCH', `/admin/courses/${course._id}/review`, { status: 'approved' });
  return course;
}

let short: Promise<Course> | undefined;

/** A published course of three eight-second lectures, for tests that watch to the end. Each worker has its own. */
export function shortCourse(): Promise<Course> {
  short ??= signInByApi(demo.instructor)
    .then((api) => courseBody(api, `Three short steps ${randomUUID().slice(0, 8)}`, { Begin: 2, End: 1 }))
    .then((body) => publishCourse(body))
    .then(({ _id }) => findCourse(_id));
  return short;
}

export const editor = (page: Page) => page.getByRole('dialog').first();

/** Adds a lecture in the curriculum of the open editor and starts its upload. */
export async function addLecture(page: Page, section: string, title: string, file: string): Promise<void> {
  await page.getByRole('button', { name: `Add lecture to ${section}` }).click();
  const form = page.getByRole('group', { name: `New lecture in ${section}` });
  await form.getByRole('textbox', { name: 'Lecture title' }).fill(title);
  await form.getByLabel('Video').setInputFiles(file);
  await form.getByRole('button', { name: 'Upload lecture' }).click();
}
