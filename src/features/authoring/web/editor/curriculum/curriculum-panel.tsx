import './curriculum.css';
import Plus from 'lucide-react/icons/plus';
import { memo, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { useFocusNearby } from '../../../../../ui/overlays/use-focus-nearby.ts';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { handleHint, nameOfLecture, nameOfSection } from '../../../curriculum/curriculum-copy.ts';
import type { Part } from '../../../curriculum/curriculum-moves.ts';
import type { EditorSection } from '../../../draft/edited-course.ts';
import { lecturesIn } from '../../../draft/editor-state.ts';
import { type EditorActions, newKey } from '../draft/use-editor.ts';
import { useStableActions } from '../parts/use-stable-actions.ts';
import { CurriculumDrag } from './curriculum-drag.tsx';
import type { Confirmation, CurriculumTools } from './curriculum-tools.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SectionCard } from './section-card.tsx';
import { handleHintId, useMoves } from './use-moves.ts';

type Props = { sections: EditorSection[]; editor: EditorActions; errors: Record<string, string> };

/**
 * With more lectures than this, every section but the first starts closed, because browsers walk through the whole page
 * at each key press.
 */
const manyLectures = 100;

/** Sections and lectures: add, name, move, delete, and upload their files. */
export const CurriculumPanel = memo(function CurriculumPanel({ sections, editor, errors }: Props) {
  const [question, ask] = useState<Confirmation | null>(null);
  const [moving, chooseSection] = useState<{ key: string; name: string } | null>(null);
  const { lifted, announcement, actions: moves } = useMoves(sections, editor.change);
  const tools = useTools(sections, { editor, moves, ask, chooseSection: chooseSection });
  const panel = useRef<HTMLDivElement>(null);
  const [isLong] = useState(() => lecturesIn({ sections }).length > manyLectures);
  useFocusNearby(panel);
  return (
    <div ref={panel} className="space-y-5">
      <p id={handleHintId} hidden>
        {handleHint}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {sections.length === 0 ? (
        <EmptyState
          title="No sections yet"
          text="Use sections to group related lectures."
          action={<AddSection count={0} editor={editor} />}
        />
      ) : (
        <>
          <CurriculumDrag nameOf={(part) => nameOf(sections, part)} onDrop={moves.drop}>
            <ol className="space-y-5">
              {sections.map((section, index) => (
                <SectionCard
                  key={section.key}
                  tools={tools}
                  errors={errors}
                  lifted={lifted}
                  section={section}
                  index={index}
                  count={sections.length}
                  startsFolded={isLong && index > 0}
                />
              ))}
            </ol>
          </CurriculumDrag>
          <AddSection count={sections.length} editor={editor} />
        </>
      )}
      {moving && (
        <MoveDialog
          lecture={moving}
          sections={sections}
          onClose={() => chooseSection(null)}
          onMove={(section) => {
            moves.toSection(moving.key, section);
            chooseSection(null);
          }}
        />
      )}
      <ConfirmDialog
        open={question !== null}
        title={question?.question ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        onClose={() => ask(null)}
        onConfirm={() => {
          question?.act();
          ask(null);
        }}
      >
        <p>{question?.detail}</p>
      </ConfirmDialog>
    </div>
  );
});

function useTools(
  sections: EditorSection[],
  { editor, moves, ask, chooseSection }: Omit<CurriculumTools, 'togglePreview'>,
): CurriculumTools {
  const { togglePreview } = useStableActions({
    /** Sets or clears the free preview. There is only one, so the author is told which lecture it replaces. */
    togglePreview(key: string, name: string) {
      const current = lecturesIn({ sections }).find(({ isFreePreview }) => isFreePreview);
      editor.change({ type: 'togglePreview', lecture: key });
      if (current?.key === key) return moves.announce(`“${name}” is no longer the free preview.`);
      moves.announce(`“${name}” is now the free preview${current ? ` instead of “${current.title}”` : ''}.`);
    },
  });
  return useMemo(
    () => ({ editor, moves, ask, chooseSection, togglePreview }),
    [editor, moves, ask, chooseSection, togglePreview],
  );
}

/** Adds a section at the end, and focuses its title. */
function AddSection({ count, editor }: { count: number; editor: EditorActions }) {
  function add() {
    const title = `sections.${count}.title`;
    // Synchronously: the field must exist to receive focus.
    flushSync(() => editor.change({ type: 'addSection', key: newKey() }));
    document.getElementsByName(title)[0]?.focus();
  }
  return (
    <Button variant="secondary" data-field="sections" icon={<Plus aria-hidden="true" />} onClick={add}>
      Add section
    </Button>
  );
}

function nameOf(sections: EditorSection[], { key }: Part): string {
  for (const [index, section] of sections.entries()) {
    if (section.key === key) return nameOfSection(section, index);
    const place = section.lectures.findIndex((lecture) => lecture.key === key);
    const lecture = section.lectures[place];
    if (lecture) return nameOfLecture(lecture, place);
  }
  return '';
}
