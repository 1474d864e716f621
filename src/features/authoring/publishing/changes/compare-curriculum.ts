import { diffArrays } from 'diff';
import { openingText } from '../../../../contract/course/opening.ts';
import { counted, duration } from '../../../../contract/text/time/formats.ts';
import type { LectureChange, SectionChange } from './contract.ts';
import { replaced, wordPassages } from './passages.ts';
import type { CourseVersion, VersionLecture } from './version.ts';

type Placed = VersionLecture & { section: { id: string; title: string } };

/** The sections that were added, removed, renamed or moved: first those of the new version, then the removed ones. */
export function sectionChanges(before: CourseVersion, after: CourseVersion): SectionChange[] {
  const moved = movedIds(before.sections, after.sections);
  return pairs(before.sections, after.sections).flatMap(({ old, now }) => {
    const change = partChange(old, now, moved);
    return change ? [change] : [];
  });
}

/** Characters of changed texts that are compared word by word; comparing a whole course could take a long time. */
const mostCompared = 1_000_000;

/** The lectures that changed in any way: first those of the new version, then the removed ones. */
export function lectureChanges(before: CourseVersion, after: CourseVersion): LectureChange[] {
  const [olds, nows] = [lecturesOf(before), lecturesOf(after)];
  const moved = movedIds(olds, nows);
  let compared = 0;
  const textOf = (old: string, now: string) => {
    if (old !== now) compared += now.length;
    return compared <= mostCompared ? wordPassages(old, now) : replaced(old, now);
  };
  return pairs(olds, nows).flatMap(({ old, now }) => {
    const details = old && now ? detailsOf(old, now) : [];
    const text = old && now ? textOf(old.body, now.body) : [];
    const isElsewhere = Boolean(old && now && old.section.id !== now.section.id);
    const isChanged = details.length > 0 || text.length > 0 || isElsewhere;
    const change = partChange(old, now, moved, isChanged);
    if (!change) return [];
    const { section } = (now ?? old) as Placed;
    const sectionBefore = isElsewhere && old ? old.section.title : null;
    return [
      {
        ...change,
        isMoved: change.isMoved || isElsewhere,
        section: section.title,
        sectionBefore,
        details,
        text,
      },
    ];
  });
}

const lecturesOf = ({ sections }: CourseVersion): Placed[] =>
  sections.flatMap(({ id, title, lectures }) =>
    lectures.map((lecture) => ({ ...lecture, section: { id, title } })),
  );

type Named = { id: string; title: string };
type Pair<Part> = { old?: Part; now?: Part };

function pairs<Part extends Named>(before: Part[], after: Part[]): Pair<Part>[] {
  const olds = new Map(before.map((part) => [part.id, part]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.map((now) => ({ old: olds.get(now.id), now })),
    ...before.filter(({ id }) => !kept.has(id)).map((old) => ({ old })),
  ];
}

function partChange(
  old: Named | undefined,
  now: Named | undefined,
  moved: ReadonlySet<string>,
  isChanged = false,
): SectionChange | undefined {
  const part = now ?? old;
  if (!part) return undefined;
  const { id: _id, title } = part;
  if (!old || !now)
    return { _id, change: now ? 'added' : 'removed', title, titleBefore: null, isMoved: false };
  const titleBefore = old.title === now.title ? null : old.title;
  const isMoved = moved.has(_id);
  return titleBefore !== null || isMoved || isChanged
    ? { _id, change: 'changed', title, titleBefore, isMoved }
    : undefined;
}

/** The parts in both versions that have moved: the fewest that explain the new order. */
function movedIds(before: Named[], after: Named[]): Set<string> {
  const [olds, nows] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  const known = new Set(olds);
  const added = diffArrays(olds, nows).flatMap((part) => (part.added ? part.value : []));
  return new Set(added.filter((id) => known.has(id)));
}

const kinds = { video: 'a video', text: 'a text', quiz: 'a quiz' };

/** The changes to a lecture, except to its title, position and text, as sentences. */
function detailsOf(old: VersionLecture, now: VersionLecture): string[] {
  return [
    old.kind !== now.kind && `Was ${kinds[old.kind]}, is now ${kinds[now.kind]}.`,
    old.kind === now.kind &&
      old.video?.id !== now.video?.id &&
      `Video replaced: ${videoOf(old)} → ${videoOf(now)}.`,
    old.kind === now.kind && old.quizId !== now.quizId && 'Another quiz was chosen.',
    old.isFreePreview !== now.isFreePreview &&
      (now.isFreePreview ? 'Is now the free preview.' : 'Is no longer the free preview.'),
    old.practiceMinutes !== now.practiceMinutes &&
      `Time for exercises: ${counted(old.practiceMinutes, 'minute')} → ${counted(now.practiceMinutes, 'minute')}.`,
    opensOf(old) !== opensOf(now) && `Opening: ${opensOf(old)} → ${opensOf(now)}.`,
    old.captionsId !== now.captionsId && captionsSentence(old, now),
    ...resourceSentences(old, now),
  ].filter((sentence) => sentence !== false);
}

const opensOf = ({ opens }: VersionLecture): string => (opens ? openingText(opens) : 'Opens at enrolment');

const videoOf = ({ video, seconds }: VersionLecture): string =>
  video ? `${video.name} (${duration(seconds)})` : 'none';

function captionsSentence(old: VersionLecture, now: VersionLecture): string {
  if (!old.captionsId) return 'Captions added.';
  return now.captionsId ? 'Captions replaced.' : 'Captions removed.';
}

function resourceSentences(old: VersionLecture, now: VersionLecture): string[] {
  const has = (lecture: VersionLecture, { id, title }: { id: string; title: string }) =>
    lecture.resources.some((resource) => resource.id === id && resource.title === title);
  const added = now.resources.filter((resource) => !has(old, resource));
  const removed = old.resources.filter((resource) => !has(now, resource));
  return [
    ...added.map(({ title }) => `Resource added: ${title}.`),
    ...removed.map(({ title }) => `Resource removed: ${title}.`),
  ];
}
