import { useRef } from 'react';
import { data } from 'react-router';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { counted } from '../../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../../lib/form/failures/form-failure.ts';
import { oneOf, text, wholeForm } from '../../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../../lib/form/send-form.ts';
import { orNotFound } from '../../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { FileField } from '../../../../../ui/forms/file-field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../../ui/navigation/page-header.tsx';
import { type ImportedQuestion, importTooLong } from '../../../bank/contract.ts';
import { assessmentLimits, importFormats } from '../../../rules/limits.ts';
import { bankCrumbs, bankPath } from '../author-paths.ts';
import type { Route } from './+types/import';
import { Answers } from './answers.tsx';
import { kindLabels } from './question-values.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Import questions · Milepost' }];

const failed = 'We couldn’t import the questions.';
/** Maximum size of a request in bytes: a million characters of up to three bytes, and the rest of the form. */
const mostReceived = 4 * 1024 * 1024;

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const param = segments({ id: args.params.courseId });
  const query = { page: 1, limit: 1 };
  const bank = await orNotFound(read(scopeOf(args).api.courses[':id'].questions.$get({ param, query })));
  return { course: bank.course, domain: bank.domains[0]?.name ?? '' };
}

export const handle: PageHandle = { takesFile: true };

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const { courseId } = args.params;
  if (Number(args.request.headers.get('content-length')) > mostReceived) {
    const fields = { text: importTooLong };
    return data({ failure: { message: importTooLong, fields, values: {} } }, { status: 413 });
  }
  const form = await wholeForm(args.request);
  const format = oneOf(form, 'format', importFormats);
  const json = {
    format,
    text: text(form, 'text'),
    domain: text(form, 'domain'),
    add: oneOf(form, 'step', ['preview', 'add']) === 'add',
  };
  try {
    const bank = scopeOf(args).api.courses[':id'].questions;
    const imported = await read(bank.import.$post({ param: segments({ id: courseId }), json }));
    if (json.add) return redirectWithToast(bankPath(courseId), imported.message);
    return { questions: imported.questions, values: { format, text: json.text, domain: json.domain } };
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

const formats = [
  { value: 'gift', label: 'GIFT' },
  { value: 'aiken', label: 'Aiken' },
  { value: 'moodle', label: 'Moodle XML' },
  { value: 'csv', label: 'CSV, as exported here' },
];

/** Imports questions from a file: previews them with every error, then adds those without errors. */
export default function ImportPage({ loaderData: { course, domain }, actionData }: Route.ComponentProps) {
  const field = useRef<HTMLFormElement>(null);
  const failure = failureIn(actionData);
  const preview = actionData && 'questions' in actionData ? actionData : null;
  const ready = preview?.questions.filter(({ errors }) => errors.length === 0).length ?? 0;
  return (
    <>
      <PageHeader
        title="Import questions"
        text="From GIFT, Aiken, Moodle XML or CSV. You’ll see a preview before anything is added."
        breadcrumbs={bankCrumbs(course, { label: 'Import' })}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ApiForm
          ref={field}
          encType="multipart/form-data"
          failure={failure}
          values={preview?.values ?? { format: 'gift', domain }}
          className="grid gap-5"
        >
          {({ busy, field: named }) => (
            <>
              <FormDraft of={`import:${course._id}`} />
              <SelectField label="Format" options={formats} {...named('format')} />
              <ChooseFile onText={(content) => fill(field.current, content)} />
              <TextArea
                label="File contents"
                required
                rows={10}
                className="font-mono text-sm"
                {...named('text')}
              />
              <TextField
                label="Domain"
                required
                maxLength={assessmentLimits.label}
                hint="For questions without a domain in the file."
                {...named('domain')}
              />
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  name="step"
                  value="preview"
                  variant={ready > 0 ? 'secondary' : 'primary'}
                  busy={busy}
                >
                  Preview
                </Button>
                {ready > 0 && (
                  <Button type="submit" name="step" value="add" busy={busy}>
                    Add {counted(ready, 'question')}
                  </Button>
                )}
              </div>
            </>
          )}
        </ApiForm>
      </Card>
      {preview && <Preview questions={preview.questions} ready={ready} />}
    </>
  );
}

function fill(form: HTMLFormElement | null, content: string): void {
  const area = form?.querySelector<HTMLTextAreaElement>('textarea[name=text]');
  if (!area) return;
  area.value = content;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

function ChooseFile({ onText }: { onText: (content: string) => void }) {
  return (
    <FileField
      label="File"
      fieldClassName="needs-js"
      accept=".txt,.gift,.xml,.csv,text/plain,text/csv,text/xml"
      onFiles={([file]) => void file?.text().then(onText)}
    />
  );
}

function Preview({ questions, ready }: { questions: ImportedQuestion[]; ready: number }) {
  const wrong = questions.length - ready;
  return (
    <section className="mt-8 max-w-3xl" aria-labelledby="preview">
      <h2 id="preview" className="text-xl">
        Preview
      </h2>
      <p className="mt-1 text-ink-2" role="status">
        {questions.length === 0
          ? 'The file has no questions in this format.'
          : `${counted(ready, 'question')} can be added${wrong > 0 ? `; ${wrong} with errors ${wrong === 1 ? 'is' : 'are'} left out` : ''}.`}
      </p>
      <ol className="mt-3 divide-y divide-hairline">
        {questions.map((question) => (
          <QuestionRead key={`${question.line} ${question.stem}`} {...question} />
        ))}
      </ol>
    </section>
  );
}

/** One question of the file: how it was read, or what is wrong with it. */
function QuestionRead({ line, stem, kind, errors, question }: ImportedQuestion) {
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
        <span className="tabular-nums">Line {line}</span>
        {kind && <span>{kindLabels[kind]}</span>}
        {question && (
          <span className="wrap-anywhere">
            {question.domain} · {counted(question.points, 'point')}
          </span>
        )}
        {errors.length > 0 && <Badge tone="red">Left out</Badge>}
      </p>
      {stem && <p className="wrap-anywhere line-clamp-3 whitespace-pre-line">{stem}</p>}
      {question && kind && <Answers question={{ kind, ...question }} className="mt-2" />}
      {question?.explanation && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm text-ink-2">{question.explanation}</p>
      )}
      {errors.map((error) => (
        <p key={error} className="wrap-anywhere text-red">
          {error}
        </p>
      ))}
    </li>
  );
}
