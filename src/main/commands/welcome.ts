import type { Settings } from '../../platform/settings/settings.ts';

/** The message that `npm start` prints once the product is ready. */
export function welcome(settings: Settings, sandboxUrl: string | undefined): string {
  const lines = ['', '  Milepost is ready.', '', `  Open       ${settings.appUrl}`];
  if (sandboxUrl) {
    lines.push(
      `  Mailbox    ${sandboxUrl}/mail`,
      '  Accounts   learner@milepost.example, instructor@milepost.example, admin@milepost.example',
      '  Password   milepost (for all three)',
    );
  }
  return `${lines.join('\n')}\n\n`;
}
