import { counted, duration } from '../../../contract/wording.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { CourseDetail } from '../schemas.ts';

/** Sections and their lectures, as a visitor may see them: titles and lengths, never media. */
export function Curriculum({ sections }: { sections: CourseDetail['sections'] }) {
  return (
    <div className="space-y-3">
      {sections.map((section, position) => (
        <Accordion
          key={section._id}
          title={section.title}
          count={counted(section.lectures.length, 'lecture')}
          open={position === 0}
          level={3}
        >
          <ol className="divide-y divide-hairline">
            {section.lectures.map((lecture) => (
              <li key={lecture._id} className="flex items-center gap-3 py-3">
                <span aria-hidden="true" className="size-2.5 shrink-0 rotate-45 border-2 border-green" />
                <span className="min-w-0 flex-1">{lecture.title}</span>
                {lecture.isFreePreview && <Badge tone="green">Free preview</Badge>}
                <span className="font-mono text-sm text-ink-2">{duration(lecture.duration)}</span>
              </li>
            ))}
          </ol>
        </Accordion>
      ))}
    </div>
  );
}
