import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { liftedHint, positionSentence } from '../../../curriculum/curriculum-copy.ts';
import { type DropTarget, dropped, type Part, placeOfLecture } from '../../../curriculum/curriculum-moves.ts';
import type { EditorSection } from '../../../draft/edited-course.ts';
import { type CurriculumAction, editSections } from '../../../draft/editor-state.ts';
import { useStableActions } from '../parts/use-stable-actions.ts';

type Lifted = { part: Part; home: CurriculumAction };

/** The same functions at every render. */
export type MoveActions = {
  step: (part: Part, by: -1 | 1) => void;
  toSection: (lecture: string, section: string) => void;
  drop: (part: Part, target: DropTarget) => void;
  onHandleKey: (part: Part, event: KeyboardEvent) => void;
  /** If the handle loses focus to another element, the move is over. */
  onHandleBlur: (event: { relatedTarget: EventTarget | null }) => void;
  announce: (sentence: string) => void;
};

export type Moves = {
  /** The part currently moved with the arrow keys. */
  lifted: string | null;
  announcement: string;
  actions: MoveActions;
};

/** Moves parts of the curriculum with keys, menu and pointer, and announces their new position. */
export function useMoves(sections: EditorSection[], change: (action: CurriculumAction) => void): Moves {
  const [announcement, announce] = useState('');
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { keepFocusOn } = useFocusAfterMove();

  function act(action: CurriculumAction, part: Part, otherwise = 'It can’t move any further.') {
    const where = positionSentence(editSections(sections, action), part);
    announce(where === positionSentence(sections, part) ? `${otherwise} ${where}` : where);
    keepFocusOn(part.key);
    change(action);
  }
  function step({ kind, key }: Part, by: -1 | 1) {
    const action: CurriculumAction =
      kind === 'section'
        ? { type: 'moveSection', section: key, by }
        : { type: 'moveLecture', lecture: key, by };
    act(action, { kind, key });
  }
  function toSection(lecture: string, section: string) {
    const index = sections.find(({ key }) => key === section)?.lectures.length ?? 0;
    act({ type: 'placeLecture', lecture, section, index }, { kind: 'lecture', key: lecture });
  }
  function drop(part: Part, target: DropTarget) {
    const next = dropped(sections, part, target);
    if (next === sections) return announce(`Not moved. ${positionSentence(sections, part)}`);
    announce(positionSentence(next, part));
    change(placing(next, part));
  }
  function onHandleKey(part: Part, event: KeyboardEvent) {
    const isLifted = lifted?.part.key === part.key;
    if (event.key === 'Tab') return setLifted(null);
    const command = commandOf(event.key, isLifted);
    if (!command) return;
    // The key must not also scroll the page or close the dialog.
    event.preventDefault();
    if (command === 'lift') {
      setLifted({ part, home: placing(sections, part) });
      announce(`Picked up. ${positionSentence(sections, part)} ${liftedHint}`);
    } else if (command === 'drop') {
      setLifted(null);
      announce(`Dropped. ${positionSentence(sections, part)}`);
    } else if (command === 'back') {
      setLifted(null);
      if (lifted) act(lifted.home, part, 'Move cancelled.');
    } else step(part, command);
  }
  const actions = useStableActions<MoveActions>({
    step,
    toSection,
    drop,
    onHandleKey,
    onHandleBlur: ({ relatedTarget }) => relatedTarget && setLifted(null),
    announce,
  });
  return { lifted: lifted?.part.key ?? null, announcement, actions };
}

function commandOf(key: string, isLifted: boolean): 'lift' | 'drop' | 'back' | -1 | 1 | undefined {
  if (key === ' ' || key === 'Enter') return isLifted ? 'drop' : 'lift';
  if (!isLifted) return undefined;
  if (key === 'Escape') return 'back';
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}

/** The action that puts a part where it is in these sections. */
function placing(sections: EditorSection[], { kind, key }: Part): CurriculumAction {
  if (kind === 'section')
    return { type: 'placeSection', section: key, index: sections.findIndex((one) => one.key === key) };
  const place = placeOfLecture(sections, key);
  return { type: 'placeLecture', lecture: key, section: place?.section ?? '', index: place?.index ?? 0 };
}

/** Browsers drop the focus when they move an element: it then goes to the drag handle of the part that moved. */
function useFocusAfterMove() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const key = wanted.current;
    wanted.current = null;
    const { activeElement } = document;
    if (key === null || activeElement?.closest(`[data-part="${CSS.escape(key)}"]`)) return;
    document.querySelector<HTMLElement>(`[data-part="${CSS.escape(key)}"] [data-handle]`)?.focus();
  });
  return { keepFocusOn: (key: string) => (wanted.current = key) };
}

/** The id of the sentence that explains the handle; it appears once on the page. */
export const handleHintId = 'how-to-move';
