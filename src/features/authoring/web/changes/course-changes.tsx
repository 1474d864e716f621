import type { ReactNode } from 'react';
import { counted } from '../../../../contract/text/time/formats.ts';
import { FailedPart } from '../../../../lib/page/failures/failed-part.tsx';
import type { Part } from '../../../../lib/page/part.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type {
  CourseChanges as Changes,
  FieldChange,
  LectureChange,
  SectionChange,
} from '../../publishing/changes/contract.ts';
import { LinePassages, WordPassages } from './passages.tsx';

/** Shows reviewers what has changed in a course since its last approval. */
export function CourseChanges({ changes }: { changes: Part<Changes> }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-xl">
        What changed since approval
      </h2>
      {changes.data ? <Comparison changes={changes.data} /> : <FailedPart part={changes} />}
    </section>
  );
}

function Comparison({ changes }: { changes: Changes }) {
  const { state, approvedAt, fields, sections, lectures } = changes;
  if (state === 'first')
    return <Note>This is the first submission. Nothing has been approved yet, so everything is new.</Note>;
  if (state === 'unrecorded' || !approvedAt)
    return (
      <Note>
        This course was approved before we kept approved versions. You’ll see its changes here after its next
        approval.
      </Note>
    );
  const count = fields.length + sections.length + lectures.length;
  const approval = <LocalTime iso={approvedAt} format="time" />;
  if (count === 0) return <Note>Nothing has changed since it was approved on {approval}.</Note>;
  return (
    <>
      <Note>
        {counted(count, 'change')} since it was approved on {approval}.
      </Note>
      <Card padding="none" className="mt-4 divide-y divide-hairline">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        {sections.map((section) => (
          <Section key={section._id} section={section} />
        ))}
        {lectures.map((lecture) => (
          <Lecture key={lecture._id} lecture={lecture} />
        ))}
      </Card>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-2 text-ink-2">{children}</p>;

function Field({ field: { label, as, passages } }: { field: FieldChange }) {
  return (
    <Row title={label}>
      {as === 'lines' ? <LinePassages passages={passages} /> : <WordPassages passages={passages} />}
    </Row>
  );
}

function Section({ section }: { section: SectionChange }) {
  return (
    <Row title={section.title} kind="Section" badges={badgesOf(section)}>
      {section.titleBefore !== null && <Before name="Renamed from" value={section.titleBefore} />}
    </Row>
  );
}

function Lecture({ lecture }: { lecture: LectureChange }) {
  const { titleBefore, sectionBefore, details, text } = lecture;
  return (
    <Row title={lecture.title} kind={`Lecture in “${lecture.section}”`} badges={badgesOf(lecture)}>
      {titleBefore !== null && <Before name="Renamed from" value={titleBefore} />}
      {sectionBefore !== null && <Before name="Moved from" value={sectionBefore} />}
      {details.map((detail) => (
        <p key={detail} className="wrap-anywhere">
          {detail}
        </p>
      ))}
      {text.length > 0 && <WordPassages passages={text} />}
    </Row>
  );
}

const Before = ({ name, value }: { name: string; value: string }) => (
  <p className="wrap-anywhere">
    {name} “{value}”.
  </p>
);

function badgesOf(part: SectionChange & Partial<LectureChange>): ReactNode {
  if (part.change === 'added') return <Badge tone="green">Added</Badge>;
  if (part.change === 'removed') return <Badge tone="red">Removed</Badge>;
  const isChanged = Boolean(part.details?.length || part.text?.length);
  return (
    <>
      {part.titleBefore !== null && <Badge tone="amber">Renamed</Badge>}
      {part.isMoved && <Badge tone="amber">Moved</Badge>}
      {isChanged && <Badge tone="amber">Changed</Badge>}
    </>
  );
}

type RowProps = { title: string; kind?: string; badges?: ReactNode; children: ReactNode };

function Row({ title, kind, badges, children }: RowProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{title}</h3>
        {kind && <p className="text-sm text-ink-2 wrap-anywhere">{kind}</p>}
        {badges && <p className="mt-1 flex flex-wrap gap-1">{badges}</p>}
      </div>
      <div className="min-w-0 space-y-1">{children}</div>
    </div>
  );
}
