import { Row, Specimen } from './specimen.tsx';

type Example = { name: string; subject: string; html: string; text: string };

const themes = { light: 'not all', dark: 'all' };

/** Every email in both themes, whatever the theme of the device, and its plain text. */
export function Emails({ emails }: { emails: Example[] }) {
  return (
    <Specimen title="Emails">
      {emails.map(({ name, subject, html, text }) => (
        <Row key={name} name={subject}>
          {Object.entries(themes).map(([theme, media]) => (
            <iframe
              key={theme}
              title={`${subject}, ${theme}`}
              srcDoc={html.replace('@media (prefers-color-scheme: dark)', `@media ${media}`)}
              sandbox=""
              loading="lazy"
              className="h-160 w-150 max-w-full rounded-lg border border-hairline"
            />
          ))}
          <details className="w-full">
            <summary>Plain text</summary>
            <pre className="mt-2 max-w-full text-sm whitespace-pre-wrap">{text}</pre>
          </details>
        </Row>
      ))}
    </Specimen>
  );
}
