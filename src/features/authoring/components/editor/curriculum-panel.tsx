import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SectionCard } from './section-card.tsx';
import { type Editor, newKey } from './use-editor.ts';

export type Asked = { question: string; detail: string; confirmLabel: string; act: () => void };

/** Sections and lectures: added, named, moved, removed, and their files uploaded. */
export function CurriculumPanel({ editor, errors }: { editor: Editor; errors: Record<string, string> }) {
  const { sections } = editor.state;
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = (
    <Button
      variant="secondary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => editor.change({ type: 'addSection', key: newKey() })}
    >
      Add section
    </Button>
  );
  return (
    <div className="space-y-6">
      {sections.length === 0 ? (
        <EmptyState
          title="No sections yet"
          text="A section groups the lectures of one step of the route."
          action={add}
        />
      ) : (
        <>
          <ol className="space-y-6">
            {sections.map((section, index) => (
              <SectionCard
                key={section.key}
                editor={editor}
                section={section}
                index={index}
                count={sections.length}
                errors={errors}
                ask={setAsked}
              />
            ))}
          </ol>
          {add}
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked?.question ?? ''}
        confirmLabel={asked?.confirmLabel ?? ''}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          asked?.act();
          setAsked(null);
        }}
      >
        <p>{asked?.detail}</p>
      </ConfirmDialog>
    </div>
  );
}
