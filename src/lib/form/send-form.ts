import { orConnectionLost } from './failures/or-connection-lost.ts';

/**
 * The `clientAction` of a page with several forms: like `orConnectionLost`, with what was submitted, which identifies
 * the form that shows the failure.
 * @param failed what failed, or a function that names it from the form's `intent`
 */
export async function sendForm<T>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<T> },
  failed: string | ((intent: FormDataEntryValue | null) => string),
) {
  const form = await request.clone().formData();
  const sentence = typeof failed === 'string' ? failed : failed(form.get('intent'));
  return orConnectionLost(serverAction(), sentence, form);
}
