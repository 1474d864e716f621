import { Row, Specimen } from './specimen.tsx';

type Example = { name: string; subject: string; html: string; text: string };

/** Every email in both themes, and its plain text. A frame's color scheme is the theme its email sees. */
export function Emails({ emails }: { emails: Example[] }) {
  return (
    <Specimen title="Emails">
      {emails.map(({ name, subject, html, text }) => (
        <Row key={name} name={subject}>
          {(['light', 'dark'] as const).map((theme) => (
            <iframe
              key={theme}
              title={`${subject}, ${theme}`}
              srcDoc={html}
              sandbox=""
              loading="lazy"
              className="h-160 w-150 max-w-full rounded-lg border border-hairline"
              style={{ colorScheme: theme }}
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
