import './curriculum.css';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useFocusNearby } from '../../../../ui/use-focus-nearby.ts';
import type { Part } from '../../curriculum-moves.ts';
import { handleWords, nameOfLecture, nameOfSection } from '../../curriculum-words.ts';
import type { EditorSection } from '../../editor-state.ts';
import { CurriculumDrag } from './curriculum-drag.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SectionCard } from './section-card.tsx';
import { type Editor, newKey } from './use-editor.ts';
import { handleHintId, useMoves } from './use-moves.ts';

export type Asked = { question: string; detail: string; confirmLabel: string; act: () => void };

/** What the parts of the curriculum share. */
export type CurriculumTools = {
  editor: Editor;
  errors: Record<string, string>;
  moves: ReturnType<typeof useMoves>;
  ask: (asked: Asked) => void;
  /** Asks which section a lecture goes to. */
  askWhere: (lecture: { key: string; name: string }) => void;
};

/** Sections and lectures: added, named, moved, deleted, and their files uploaded. */
export function CurriculumPanel({ editor, errors }: { editor: Editor; errors: Record<string, string> }) {
  const { sections } = editor.state;
  const [asked, ask] = useState<Asked | null>(null);
  const [moving, askWhere] = useState<{ key: string; name: string } | null>(null);
  const moves = useMoves(editor);
  const tools = { editor, errors, moves, ask, askWhere };
  const panel = useRef<HTMLDivElement>(null);
  useFocusNearby(panel);
  return (
    <div ref={panel} className="space-y-5">
      <p id={handleHintId} hidden>
        {handleWords}
      </p>
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      {sections.length === 0 ? (
        <EmptyState
          title="No sections yet"
          text="A section groups the lectures of one step of the route."
          action={<AddSection editor={editor} />}
        />
      ) : (
        <>
          <CurriculumDrag nameOf={(part) => nameOf(sections, part)} onDrop={moves.drop}>
            <ol className="space-y-5">
              {sections.map((section, index) => (
                <SectionCard
                  key={section.key}
                  tools={tools}
                  section={section}
                  index={index}
                  count={sections.length}
                />
              ))}
            </ol>
          </CurriculumDrag>
          <AddSection editor={editor} />
        </>
      )}
      {moving && (
        <MoveDialog
          lecture={moving}
          sections={sections}
          onClose={() => askWhere(null)}
          onMove={(section) => {
            moves.toSection(moving.key, section);
            askWhere(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked?.question ?? ''}
        confirmLabel={asked?.confirmLabel ?? ''}
        onClose={() => ask(null)}
        onConfirm={() => {
          asked?.act();
          ask(null);
        }}
      >
        <p>{asked?.detail}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Adds a section at the end, and begins with its title. */
function AddSection({ editor }: { editor: Editor }) {
  function add() {
    const title = `sections.${editor.state.sections.length}.title`;
    // At once: the field must be there to take the focus.
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
