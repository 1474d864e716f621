import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FetcherWithComponents,
  Form,
  type FormProps,
  resolvePath,
  useFormAction,
  useNavigation,
} from 'react-router';
import type { FieldProps } from '../../ui/forms/field.tsx';
import { besideSummary, FormErrors } from '../../ui/forms/form-errors.tsx';
import type { FormFailure } from './failures/form-failure.ts';

/** Why a form was refused. A `FormFailure` is one. */
export type FormProblem = Pick<FormFailure, 'message' | 'hint'> & Partial<FormFailure>;

/** The props of a form's field: its name, initial value and error. */
export type FormField = Pick<FieldProps, 'error' | 'errorFrom'> & { name: string; defaultValue?: string };

export type FormState = {
  /** Whether the form is being sent. */
  busy: boolean;
  /** The submitted values, for a form with several buttons. */
  sending: FormData | undefined;
  field: (name: string) => FormField;
};

type SubmitEvent = Parameters<NonNullable<FormProps['onSubmit']>>[0];

export type ApiFormProps = Omit<FormProps, 'method' | 'children' | 'ref' | 'onSubmit'> & {
  /** Why it was refused: shown in a summary at the top and beside the fields; the previous input is restored. */
  failure?: FormProblem;
  /** What the summary lists below its message, by field, where the message alone does not say enough. */
  summary?: Record<string, string>;
  /** The initial values of the fields, by name. */
  values?: Partial<Record<string, string>>;
  /** Additional values to submit. They also identify the form: of several on a page, only the submitted one is busy. */
  hiddenFields?: Record<string, string>;
  /** Submits through a fetcher: the page stays. Without one the form is submitted as a navigation. */
  fetcher?: FetcherWithComponents<unknown>;
  /**
   * Called before the form is submitted. A handler that prevents this, to submit the form itself, returns a promise;
   * the form is busy until the promise settles.
   */
  onSubmit?: (event: SubmitEvent) => unknown;
  /** Whether something else keeps the form busy, such as another decision on the same record. */
  busy?: boolean;
  ref?: RefObject<HTMLFormElement | null>;
  children?: ReactNode | ((form: FormState) => ReactNode);
};

/**
 * The form for everything that is sent to the API. It posts to the page's action, with or without scripts, and shows
 * why the API refused. However often its button is pressed, it is submitted once.
 */
export function ApiForm({
  failure,
  summary,
  values = {},
  hiddenFields = {},
  fetcher,
  busy: isBlocked = false,
  ref,
  onSubmit,
  children,
  ...rest
}: ApiFormProps) {
  const sending = useSending(rest.action, hiddenFields, fetcher);
  const { busy, submitOnce } = useSubmitOnce(isBlocked || sending !== undefined, onSubmit);
  const beside = besideSummary(failure && { message: failure.message, fields: failure.fields ?? {} });
  const field = (name: string): FormField => ({
    name,
    defaultValue: failure?.values?.[name] ?? values[name],
    ...beside(name),
  });
  const Sender = fetcher?.Form ?? Form;
  return (
    <Sender {...rest} ref={ref} method="post" onSubmit={submitOnce}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormErrors message={failure?.message} hint={failure?.hint} fields={summary} occasion={failure} />
      {typeof children === 'function' ? children({ busy, sending, field }) : children}
    </Sender>
  );
}

/**
 * What this form is submitting: through the fetcher, or through the page's navigation if that submits this form and no
 * other.
 */
function useSending(
  action: string | undefined,
  hiddenFields: Record<string, string>,
  fetcher: FetcherWithComponents<unknown> | undefined,
): FormData | undefined {
  const own = useFormAction(action);
  const { formMethod, formAction, formData } = useNavigation();
  if (fetcher) return fetcher.state === 'idle' ? undefined : (fetcher.formData ?? new FormData());
  const isHere = formMethod === 'POST' && formAction && pathOf(formAction) === pathOf(own);
  const isThis = Object.entries(hiddenFields).every(([name, value]) => formData?.get(name) === value);
  return isHere && isThis ? formData : undefined;
}

const pathOf = (address: string): string => resolvePath(address).pathname;

/** Ignores a second press, even before the page shows that the form is busy. */
function useSubmitOnce(isSending: boolean, onSubmit: ApiFormProps['onSubmit']) {
  const [isHandling, setHandling] = useState(false);
  const busy = isSending || isHandling;
  const submitted = useRef(false);
  useEffect(() => {
    if (!busy) submitted.current = false;
  });
  async function submitOnce(event: SubmitEvent): Promise<void> {
    if (busy || submitted.current) return event.preventDefault();
    const handling = onSubmit?.(event);
    submitted.current = !event.defaultPrevented;
    if (!(handling instanceof Promise)) return;
    submitted.current = true;
    setHandling(true);
    await handling.finally(() => setHandling(false));
  }
  return { busy, submitOnce };
}
