import { pictureIdsIn } from '../../../contract/text/markdown-rules.ts';
import type { CourseInput, FullCourse } from '../contract.ts';
import {
  moved,
  movedLecture,
  placedLecture,
  placedSection,
  without,
} from '../curriculum/curriculum-moves.ts';
import type {
  EditorFields,
  EditorLecture,
  EditorResource,
  EditorSection,
  EditorState,
} from './edited-course.ts';
import { editedOpening, sentOpening } from './typed/typed-opening.ts';
import { newFields, sentFields, typedFields } from './typed/typed-values.ts';

export type EditorAction =
  | { type: 'field'; name: keyof EditorFields; value: string | boolean }
  | { type: 'thumbnail'; thumbnail: EditorState['thumbnail'] }
  | { type: 'addSection'; key: string }
  | { type: 'renameSection'; section: string; title: string }
  | { type: 'moveSection'; section: string; by: -1 | 1 }
  | { type: 'placeSection'; section: string; index: number }
  | { type: 'removeSection'; section: string }
  | { type: 'restoreSection'; section: EditorSection; index: number }
  | { type: 'addLecture'; section: string; lecture: EditorLecture; index?: number }
  | { type: 'changeLecture'; lecture: string; change: Partial<EditorLecture> }
  | { type: 'moveLecture'; lecture: string; by: -1 | 1 }
  | { type: 'placeLecture'; lecture: string; section: string; index: number }
  | { type: 'removeLecture'; lecture: string }
  | { type: 'appendText'; lecture: string; text: string }
  | { type: 'togglePreview'; lecture: string }
  | { type: 'addResource'; lecture: string; resource: EditorResource }
  | { type: 'changeResource'; resource: string; change: Partial<EditorResource> }
  | { type: 'removeResource'; resource: string };

/** The next state; unchanged parts remain the same objects, so that only what changed re-renders. */
export function edit(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'field') return { ...state, fields: { ...state.fields, [action.name]: action.value } };
  if (action.type === 'thumbnail') return { ...state, thumbnail: action.thumbnail };
  return { ...state, sections: editSections(state.sections, action) };
}

export type CurriculumAction = Exclude<EditorAction, { type: 'field' | 'thumbnail' }>;

/** The curriculum after an action. An unknown key changes nothing. */
export function editSections(sections: EditorSection[], action: CurriculumAction): EditorSection[] {
  switch (action.type) {
    case 'addSection':
      return [...sections, { key: action.key, title: '', lectures: [] }];
    case 'renameSection':
      return changed(sections, action.section, (section) => ({ ...section, title: action.title }));
    case 'moveSection':
      return moved(sections, action.section, action.by);
    case 'placeSection':
      return placedSection(sections, action.section, action.index);
    case 'restoreSection':
      return sections.toSpliced(action.index, 0, action.section);
    case 'removeSection':
      return without(sections, action.section);
    case 'addLecture':
      return changed(sections, action.section, (section) => ({
        ...section,
        lectures: section.lectures.toSpliced(action.index ?? section.lectures.length, 0, action.lecture),
      }));
    case 'moveLecture':
      return movedLecture(sections, action.lecture, action.by);
    case 'placeLecture':
      return placedLecture(sections, action.lecture, action);
    case 'removeLecture':
      return withLectures(sections, (lectures) => without(lectures, action.lecture));
    default:
      return withLectures(sections, (lectures) => mapped(lectures, editLecture(action)));
  }
}

type LectureAction = Extract<
  EditorAction,
  {
    type:
      | 'changeLecture'
      | 'appendText'
      | 'togglePreview'
      | 'addResource'
      | 'changeResource'
      | 'removeResource';
  }
>;

const editLecture =
  (action: LectureAction) =>
  (lecture: EditorLecture): EditorLecture => {
    switch (action.type) {
      case 'changeLecture':
        return lecture.key === action.lecture ? { ...lecture, ...action.change } : lecture;
      case 'appendText':
        return lecture.key === action.lecture
          ? { ...lecture, body: `${(lecture.body ?? '').trimEnd()}\n\n${action.text}\n` }
          : lecture;
      case 'togglePreview':
        return lecture.key === action.lecture || lecture.isFreePreview
          ? { ...lecture, isFreePreview: lecture.key === action.lecture && !lecture.isFreePreview }
          : lecture;
      case 'addResource':
        return lecture.key === action.lecture
          ? { ...lecture, resources: [...lecture.resources, action.resource] }
          : lecture;
      case 'changeResource':
        return withResources(lecture, (resources) =>
          changed(resources, action.resource, (resource) => ({ ...resource, ...action.change })),
        );
      case 'removeResource':
        return withResources(lecture, (resources) => without(resources, action.resource));
    }
  };

const withLectures = (
  sections: EditorSection[],
  change: (lectures: EditorLecture[]) => EditorLecture[],
): EditorSection[] =>
  mapped(sections, (section) => {
    const lectures = change(section.lectures);
    return lectures === section.lectures ? section : { ...section, lectures };
  });

function withResources(
  lecture: EditorLecture,
  change: (resources: EditorResource[]) => EditorResource[],
): EditorLecture {
  const resources = change(lecture.resources);
  return resources === lecture.resources ? lecture : { ...lecture, resources };
}

/** Maps each part; returns the same list if nothing changes. */
function mapped<Part>(parts: Part[], change: (part: Part) => Part): Part[] {
  const next = parts.map(change);
  return next.every((part, index) => part === parts[index]) ? parts : next;
}

const changed = <Part extends { key: string }>(
  parts: Part[],
  key: string,
  change: (part: Part) => Part,
): Part[] => mapped(parts, (part) => (part.key === key ? change(part) : part));

/** All lectures in the editor, in order. */
export const lecturesIn = (state: Pick<EditorState, 'sections'>): EditorLecture[] =>
  state.sections.flatMap((section) => section.lectures);

const uploadsUnderWay = (state: Pick<EditorState, 'sections'>): number =>
  lecturesIn(state)
    .flatMap(({ upload, captionsUpload, resources }) => [
      upload,
      captionsUpload,
      ...resources.map((resource) => resource.upload),
    ])
    .filter((upload) => upload && !upload.error).length;

/** Whether a lecture has what its kind needs. */
export const hasContent = ({ kind, video, body, quizId }: EditorLecture): boolean =>
  Boolean({ video, text: body?.trim(), quiz: quizId }[kind ?? 'video']);

const emptySentences = {
  video: 'A lecture has no video yet. Upload one, or remove the lecture.',
  text: 'A lecture has no text yet. Write it, or remove the lecture.',
  quiz: 'A lecture has no quiz yet. Choose one, or remove the lecture.',
};

/** The reason why a draft cannot be saved, as a sentence; null if it can. The server validates again. */
export function obstacle(state: Pick<EditorState, 'sections'>): string | null {
  const lectures = lecturesIn(state);
  const under = uploadsUnderWay(state);
  if (under > 0)
    return under === 1 ? 'One upload is still in progress.' : `${under} uploads are still in progress.`;
  const empty = lectures.find((lecture) => !hasContent(lecture));
  if (empty) return emptySentences[empty.kind ?? 'video'];
  if (lectures.some(({ resources }) => resources.some(({ upload }) => upload?.error)))
    return 'A resource wasn’t uploaded. Try again, or remove it.';
  if (!lectures.some((lecture) => !lecture.isFreePreview))
    return 'Add at least one lecture that is not the free preview.';
  return null;
}

/** Every file the state refers to. */
export const filesIn = (state: Pick<EditorState, 'sections' | 'thumbnail'>): Set<string> =>
  new Set([...lecturesIn(state).flatMap(filesOf), ...(state.thumbnail ? [state.thumbnail.publicId] : [])]);

/** Every file a lecture refers to. */
const filesOf = (lecture: EditorLecture): string[] => [
  ...attachmentsOf(lecture),
  ...pictureIdsIn(lecture.body ?? ''),
];

const attachmentsOf = ({ video, captions, resources }: EditorLecture): string[] =>
  [video?.publicId, captions?.publicId, ...resources.map(({ publicId }) => publicId)].filter(
    (id) => id !== undefined,
  );

/**
 * The files that a state refers to outside of texts. Once removed, such a file does not come back, whereas an image that
 * is cut from a text may be pasted elsewhere, or return with an undo.
 */
export const attachmentsIn = ({ thumbnail, ...state }: Pick<EditorState, 'sections' | 'thumbnail'>) =>
  new Set([...lecturesIn(state).flatMap(attachmentsOf), ...(thumbnail ? [thumbnail.publicId] : [])]);

/** The files of lectures that nothing else in the state refers to. */
export function filesOnlyIn(lectures: EditorLecture[], state: Pick<EditorState, 'sections' | 'thumbnail'>) {
  const others = lecturesIn(state).filter((lecture) => !lectures.includes(lecture));
  const inUse = new Set([...others.flatMap(filesOf), state.thumbnail?.publicId]);
  return [...new Set(lectures.flatMap(filesOf))].filter((id) => !inUse.has(id));
}

export const emptyCourse: EditorState = {
  fields: newFields,
  thumbnail: null,
  sections: [{ key: 'first', title: '', lectures: [] }],
};

/** The state of the editor for a course that has just been loaded. */
export const editorStateOf = (course: FullCourse): EditorState => ({
  fields: typedFields(course),
  thumbnail: course.thumbnail,
  sections: course.sections.map((section) => ({
    key: section._id,
    _id: section._id,
    title: section.title,
    lectures: section.lectures.map((lecture) => ({
      key: lecture._id,
      _id: lecture._id,
      title: lecture.title,
      isFreePreview: lecture.isFreePreview,
      practiceMinutes: lecture.practiceMinutes > 0 ? String(lecture.practiceMinutes) : '',
      ...(lecture.opens && { opens: editedOpening(lecture.opens) }),
      kind: lecture.kind,
      body: lecture.body,
      ...(lecture.quizId && { quizId: lecture.quizId }),
      video: lecture.video,
      captions: lecture.captions && { publicId: lecture.captions.publicId },
      resources: lecture.resources.map(({ _id, title, publicId, size }) => ({
        key: _id,
        title,
        publicId,
        size,
      })),
    })),
  })),
});

/** The request for saving. */
export const bodyOf = ({ fields, thumbnail, sections }: EditorState): CourseInput => ({
  ...sentFields(fields),
  thumbnail: thumbnail && { publicId: thumbnail.publicId },
  sections: sections.map((section, position) => ({
    _id: section._id,
    title: section.title,
    position,
    lectures: section.lectures.map((lecture) => ({
      _id: lecture._id,
      title: lecture.title,
      isFreePreview: lecture.isFreePreview,
      practiceMinutes: Number(lecture.practiceMinutes ?? 0),
      opens: sentOpening(lecture.opens),
      kind: lecture.kind ?? 'video',
      video: lecture.video && { publicId: lecture.video.publicId },
      body: lecture.body ?? '',
      quizId: lecture.quizId ?? null,
      captions: lecture.captions && { publicId: lecture.captions.publicId },
      resources: lecture.resources.flatMap(({ title, publicId }) => (publicId ? [{ title, publicId }] : [])),
    })),
  })),
});
