import type { EditorLecture, EditorSection } from '../draft/edited-course.ts';

/** A section or a lecture of the curriculum being written. */
export type Part = { kind: 'section' | 'lecture'; key: string };

/** A lecture's position: its section, and how many lectures precede it there. */
type LecturePlace = { section: string; index: number };

/** The drop target: a part and which side of it, or the end of a section's lectures. */
export type DropTarget = { kind: 'section' | 'lecture' | 'end'; key: string; side: 'before' | 'after' };

/** Moves an item one place up or down; returns the same list at its end. */
export function moved<Item extends { key: string }>(items: Item[], key: string, by: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.key === key);
  const [item, other] = [items[from], items[from + by]];
  if (!item || !other) return items;
  return items.with(from, other).with(from + by, item);
}

/** Moves a lecture up or down within its section; at the edge, into the neighbouring one. */
export function movedLecture(sections: EditorSection[], key: string, by: -1 | 1): EditorSection[] {
  const home = sections.findIndex((section) => section.lectures.some((lecture) => lecture.key === key));
  const section = sections[home];
  if (!section) return sections;
  const lectures = moved(section.lectures, key, by);
  if (lectures !== section.lectures) return sections.with(home, { ...section, lectures });
  const neighbour = sections[home + by];
  if (!neighbour) return sections;
  return placedLecture(sections, key, {
    section: neighbour.key,
    index: by === 1 ? 0 : neighbour.lectures.length,
  });
}

/** Moves a section so that `index` sections precede it. */
export function placedSection(sections: EditorSection[], key: string, index: number): EditorSection[] {
  const section = sections.find((candidate) => candidate.key === key);
  return section ? without(sections, key).toSpliced(index, 0, section) : sections;
}

/** Moves a lecture to a position, counted without the lecture itself. An unknown section changes nothing. */
export function placedLecture(sections: EditorSection[], key: string, place: LecturePlace): EditorSection[] {
  const lecture = lectureIn(sections, key);
  if (!lecture || !sections.some((section) => section.key === place.section)) return sections;
  return sections.map((section) => {
    const others = without(section.lectures, key);
    const isHere = section.key === place.section;
    if (!isHere && others.length === section.lectures.length) return section;
    return { ...section, lectures: isHere ? others.toSpliced(place.index, 0, lecture) : others };
  });
}

const lectureIn = (sections: EditorSection[], key: string): EditorLecture | undefined =>
  sections.flatMap((section) => section.lectures).find((lecture) => lecture.key === key);

/** The section and position of a lecture; undefined if there is no such lecture. */
export function placeOfLecture(sections: EditorSection[], key: string): LecturePlace | undefined {
  for (const section of sections) {
    const index = section.lectures.findIndex((lecture) => lecture.key === key);
    if (index >= 0) return { section: section.key, index };
  }
  return undefined;
}

/** The sections after a part was dropped on a target; the same array if its position does not change. */
export function dropped(sections: EditorSection[], part: Part, target: DropTarget): EditorSection[] {
  if (part.key === target.key) return sections;
  const after = part.kind === 'section' ? sectionDropped : lectureDropped;
  const next = after(sections, part.key, target);
  return orderOf(next) === orderOf(sections) ? sections : next;
}

function sectionDropped(sections: EditorSection[], key: string, target: DropTarget): EditorSection[] {
  const at = without(sections, key).findIndex((section) => section.key === target.key);
  return at < 0 ? sections : placedSection(sections, key, target.side === 'after' ? at + 1 : at);
}

function lectureDropped(sections: EditorSection[], key: string, target: DropTarget): EditorSection[] {
  const section = sections.find(
    (candidate) =>
      candidate.key === target.key || candidate.lectures.some((lecture) => lecture.key === target.key),
  );
  if (!section) return sections;
  const others = without(section.lectures, key);
  const over = others.findIndex((lecture) => lecture.key === target.key);
  const index = over < 0 ? others.length : target.side === 'after' ? over + 1 : over;
  return placedLecture(sections, key, { section: section.key, index });
}

/** The list without the item; the same list if it is not there. */
export const without = <Item extends { key: string }>(items: Item[], key: string): Item[] =>
  items.some((item) => item.key === key) ? items.filter((item) => item.key !== key) : items;

/** The order of a curriculum as text, to compare two of them. */
const orderOf = (sections: EditorSection[]): string =>
  sections.map(({ key, lectures }) => `${key}:${lectures.map((lecture) => lecture.key)}`).join(';');
