import { counted } from '../../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { QuestionStatistics } from '../../../bank/contract.ts';
import { VoidReason } from '../void-reason.tsx';

type Props = { statistics: QuestionStatistics; failure: FormFailure | undefined };
/** The id and the revision of the question that is shown. */
type Shown = Props & { id: string; revision: string };

/** How learners answered a question, what they reported about it, and a form to void it. */
export function QuestionQuality({ id, revision, statistics, failure }: Shown) {
  const intent = failure?.values.intent;
  return (
    <div className="mt-6 grid max-w-3xl gap-6">
      {statistics.reports.length > 0 && (
        <Reports statistics={statistics} failure={intent === 'resolve' ? failure : undefined} />
      )}
      <Figures statistics={statistics} />
      {statistics.asked > 0 && (
        <Voiding id={id} revision={revision} failure={intent === 'void' ? failure : undefined} />
      )}
    </div>
  );
}

function Reports({ statistics: { reports }, failure }: Props) {
  return (
    <Card as="section" padding="lg" aria-labelledby="reports">
      <h2 id="reports" className="text-xl">
        Reported by learners
      </h2>
      <ul className="mt-3 divide-y divide-hairline">
        {reports.map(({ _id, text, createdAt }) => (
          <li key={_id} className="py-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-sm text-ink-2">
              <LocalTime format="time" iso={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <ApiForm
        failure={failure}
        hiddenFields={{ intent: 'resolve', until: reports[0]?.createdAt ?? '' }}
        className="mt-3"
      >
        {({ busy }) => (
          <Button type="submit" variant="secondary" busy={busy}>
            Mark as resolved
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}

function Figures({ statistics }: { statistics: QuestionStatistics }) {
  const { asked, correctPercent, discrimination, options } = statistics;
  return (
    <Card as="section" padding="lg" aria-labelledby="figures">
      <h2 id="figures" className="text-xl">
        Statistics
      </h2>
      {asked === 0 ? (
        <p className="mt-2 text-ink-2">No attempt with this question has ended yet.</p>
      ) : (
        <>
          <dl className="mt-3 grid gap-4 sm:grid-cols-3">
            <Figure name="Asked" value={counted(asked, 'time')} />
            <Figure name="Answered correctly" value={`${correctPercent ?? 0}%`} />
            <Figure
              name="Discrimination"
              value={discrimination === null ? 'too few answers' : discrimination.toFixed(2)}
            />
          </dl>
          <p className="mt-3 text-sm text-ink-2">
            Discrimination, from −1 to 1, shows how much better learners do in the whole attempt if they
            answer this question correctly. Below 0.2, check the wording.
          </p>
          {options.length > 0 && <Distractors options={options} />}
        </>
      )}
    </Card>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className="font-display text-xl font-bold tabular-nums">{value}</dd>
  </div>
);

function Distractors({ options }: Pick<QuestionStatistics, 'options'>) {
  return (
    <table className="mt-4 w-full border-collapse">
      <caption className="sr-only">How often each option of the current version was chosen</caption>
      <thead>
        <tr className="border-b border-control">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            Option
          </th>
          <th scope="col" className="py-2 text-end font-semibold whitespace-nowrap">
            Chosen
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ text, isCorrect, picked }) => (
          <tr key={text} className="border-b border-hairline">
            <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-normal">
              {text}
              {isCorrect && <span className="text-sm text-ink-2"> · correct</span>}
            </th>
            <td className="py-2 text-end tabular-nums">{picked}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Voiding({ id, revision, failure }: Pick<Shown, 'id' | 'revision' | 'failure'>) {
  return (
    <details open={failure !== undefined}>
      <summary className="field-label cursor-pointer">Void this question</summary>
      <ApiForm failure={failure} hiddenFields={{ intent: 'void', revision }} className="mt-4 grid gap-4">
        {(form) => (
          <>
            <p>
              It leaves the bank and every quiz, and everyone who was asked it gets full marks for it. No
              score goes down. You can’t undo this.
            </p>
            <VoidReason {...form} id={id} hint="For the audit log." label="Void the question" />
          </>
        )}
      </ApiForm>
    </details>
  );
}
