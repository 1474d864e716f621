import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';

const ink = '#1d2a26';
const secondInk = '#4d5f58';
const green = '#0b5f3f';
const sans = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";

/** The layout of every email: a narrow column with the wordmark, a heading, paragraphs and at most one button. */
export function EmailLayout(props: {
  preview: string;
  heading: string;
  children: ReactNode;
  action?: { label: string; href: string };
}) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{props.preview}</Preview>
      <Body
        style={{ backgroundColor: '#f6faf8', fontFamily: sans, color: ink, margin: 0, padding: '32px 12px' }}
      >
        <Container
          style={{
            backgroundColor: '#ffffff',
            border: '1px solid #dbe6e1',
            borderRadius: 12,
            padding: '32px 32px 24px',
            maxWidth: 560,
          }}
        >
          <Text style={{ margin: 0, fontWeight: 700, fontSize: 18, color: green, letterSpacing: '-0.01em' }}>
            <span style={{ color: '#e0a100' }}>◆</span> Milepost
          </Text>
          <Heading as="h1" style={{ fontSize: 24, lineHeight: '32px', margin: '24px 0 8px' }}>
            {props.heading}
          </Heading>
          {props.children}
          {props.action && <EmailButton {...props.action} />}
          <Hr style={{ borderColor: '#dbe6e1', margin: '32px 0 16px' }} />
          <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: secondInk }}>
            Milepost — courses for people who deliver projects, programmes and portfolios.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function EmailButton({ label, href }: { label: string; href: string }) {
  return (
    <Section style={{ margin: '24px 0 8px' }}>
      <Button
        href={href}
        style={{
          backgroundColor: green,
          color: '#ffffff',
          borderRadius: 8,
          padding: '12px 20px',
          fontWeight: 600,
          fontSize: 16,
        }}
      >
        {label}
      </Button>
      <Text
        style={{
          fontSize: 13,
          lineHeight: '20px',
          color: secondInk,
          margin: '16px 0 0',
          wordBreak: 'break-all',
        }}
      >
        If the button doesn’t work, open this link: {href}
      </Text>
    </Section>
  );
}

/** A paragraph of an email. */
export function P({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: 16, lineHeight: '26px', margin: '12px 0' }}>{children}</Text>;
}
