import type { EmailSending } from '../../../../lib/page/scope.ts';

const timeoutMs = 20_000;

/**
 * Sends a form through the email-sending service. Its SDK is loaded with the first message.
 * @throws if the service or the network fails, if the response is a page (a proxy may answer instead of the service), or
 * after 20 s without a response
 */
export async function sendEmail(
  sending: EmailSending,
  template: string,
  parameters: Record<string, string>,
): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: sending.publicKey, origin: sending.origin });
  const { text } = await Promise.race([
    send(sending.serviceId, template, parameters),
    giveUpAfter(timeoutMs),
  ]);
  if (/^\s*</.test(text)) throw new Error('A web page arrived instead of the service’s response');
}

function giveUpAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The request timed out')), milliseconds),
  );
}
