// Each component comes from its own package: the combined package loads a highlighter for 300 programming languages,
// which every process would keep in memory.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { band, colour, sans, styleSheet } from './email-styles.ts';

const Site = createContext('');

/** Supplies the product's base URL to the layout, which needs absolute image URLs. */
export const withSite = (appUrl: string, body: ReactElement): ReactElement => (
  <Site value={appUrl}>{body}</Site>
);

type LayoutProps = {
  preview: string;
  heading: string;
  children: ReactNode;
  action?: { label: string; href: string };
  /** The course that the email is about. `picture` is the path of its thumbnail. */
  course?: { title: string; picture?: string | null | undefined };
};

/** The layout of every email: a narrow column with the logo, the course's thumbnail, a heading, text and at most one button. */
export function EmailLayout({ preview, heading, children, action, course }: LayoutProps) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="e-paper e-ink"
        style={{ backgroundColor: colour.paper, fontFamily: sans, color: colour.ink, margin: 0 }}
      >
        <Section className="e-paper e-frame" style={{ backgroundColor: colour.paper, padding: '32px 12px' }}>
          <Container
            className="e-sheet"
            style={{
              backgroundColor: colour.sheet,
              border: `1px solid ${colour.hairline}`,
              borderRadius: 12,
              overflow: 'hidden',
              maxWidth: 560,
            }}
          >
            <Band />
            {course?.picture && <Thumbnail title={course.title} path={course.picture} />}
            <Section className="e-pad" style={{ padding: '8px 32px 24px' }}>
              <Heading
                as="h1"
                className="e-ink"
                style={{ fontSize: 24, lineHeight: '32px', margin: '20px 0 8px', color: colour.ink }}
              >
                {heading}
              </Heading>
              {children}
              {action && <EmailButton {...action} />}
              <Hr className="e-line" style={{ borderColor: colour.hairline, margin: '32px 0 16px' }} />
              <Small>Milepost — courses for people who deliver projects, programmes and portfolios.</Small>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Band() {
  return (
    <Section className="e-pad" style={{ backgroundColor: band, padding: '14px 32px' }}>
      <Img
        src={`${use(Site)}/og/email-logo.png`}
        alt="Milepost"
        width={148}
        height={40}
        style={{ display: 'block', color: '#ffffff', fontSize: 20, fontWeight: 700 }}
      />
    </Section>
  );
}

function Thumbnail({ title, path }: { title: string; path: string }) {
  return (
    <Img
      src={`${use(Site)}${path}`}
      alt={title}
      width={560}
      className="e-second"
      style={{ display: 'block', width: '100%', height: 'auto', color: colour.second }}
    />
  );
}

function EmailButton({ label, href }: { label: string; href: string }) {
  return (
    <Section style={{ margin: '24px 0 8px' }}>
      <Button
        href={href}
        className="e-button"
        style={{
          backgroundColor: colour.button,
          color: colour.onButton,
          borderRadius: 8,
          padding: '12px 20px',
          fontWeight: 600,
          fontSize: 16,
        }}
      >
        {label}
      </Button>
      <Small margin="16px 0 0">If the button doesn’t work, open this link: {href}</Small>
    </Section>
  );
}

function Small({ children, margin = '0' }: { children: ReactNode; margin?: string }) {
  return (
    <Text
      className="e-second"
      style={{ margin, fontSize: 13, lineHeight: '20px', color: colour.second, overflowWrap: 'anywhere' }}
    >
      {children}
    </Text>
  );
}

/** A paragraph of an email. */
export function P({ children }: { children: ReactNode }) {
  return (
    <Text
      className="e-ink"
      style={{
        fontSize: 16,
        lineHeight: '26px',
        margin: '12px 0',
        color: colour.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
}

/** Several paragraphs, lists and headings in the size of a paragraph. */
export function EmailText({ children }: { children: ReactNode }) {
  return (
    <div
      className="e-ink e-text"
      style={{ fontSize: 16, lineHeight: '26px', color: colour.ink, overflowWrap: 'anywhere' }}
    >
      {children}
    </div>
  );
}

/** A link within a paragraph. */
export function EmailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="e-link" style={{ color: colour.link, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
