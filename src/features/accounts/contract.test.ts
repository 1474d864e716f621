import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { limits } from '../../contract/constants.ts';
import {
  ChangePasswordBody,
  EmailBody,
  LoginBody,
  ProfileBody,
  RegisterBody,
  ResetBody,
} from './contract.ts';

/** The error messages of each invalid field; empty when the input is valid. */
function faults(schema: z.ZodType, input: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const field = path.join('.');
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}

const required = 'All fields are required!';
const rule = 'Enter a valid email and Password must be at least 6 characters long';
const tooShort = 'Password must be at least 6 characters long';

describe('a registration', () => {
  const ada = { name: 'Ada', email: 'ada@example.com', password: 'secret' };

  test('accepts a name, an email and a password of six characters', () => {
    expect(RegisterBody.parse({ name: ' Ada ', email: ' Ada@Example.com ', password: ' secret ' })).toEqual(
      ada,
    );
  });

  test('reports each empty field once', () => {
    expect(faults(RegisterBody, { name: '', email: ' ', password: '' })).toEqual({
      name: [required],
      email: [required],
      password: [required],
    });
    expect(faults(RegisterBody, { ...ada, name: '\u200B' })).toEqual({ name: [required] });
  });

  test('reports a missing field', () => {
    expect(faults(RegisterBody, { ...ada, email: undefined })).toEqual({ email: [required] });
  });

  test('refuses an invalid email and a short password', () => {
    expect(faults(RegisterBody, { ...ada, email: 'ada' })).toEqual({ email: [rule] });
    expect(faults(RegisterBody, { ...ada, password: 'short' })).toEqual({ password: [rule] });
    expect(faults(RegisterBody, { ...ada, email: 'ada', password: 'short' })).toEqual({
      email: [rule],
      password: [rule],
    });
  });

  test('counts the characters of a password as people do', () => {
    expect(faults(RegisterBody, { ...ada, password: '🔑🔑🔑' })).toEqual({ password: [rule] });
    expect(faults(RegisterBody, { ...ada, password: '🔑🔑🔑🔑🔑🔑' })).toEqual({});
  });

  test('refuses an overlong name', () => {
    expect(Object.keys(faults(RegisterBody, { ...ada, name: 'a'.repeat(limits.nameLength + 1) }))).toEqual([
      'name',
    ]);
  });
});

describe('signing in', () => {
  test('requires both fields', () => {
    expect(faults(LoginBody, { email: '', password: '' })).toEqual({
      email: [required],
      password: [required],
    });
  });

  test('accepts any text as an email, trims it and converts it to lower case', () => {
    expect(LoginBody.parse({ email: ' ADA ', password: 'x' })).toEqual({ email: 'ada', password: 'x' });
  });
});

describe('an email alone', () => {
  test('is required and must be valid', () => {
    expect(faults(EmailBody, {})).toEqual({ email: ['Please enter your email.'] });
    expect(faults(EmailBody, { email: ' ' })).toEqual({ email: ['Please enter your email.'] });
    expect(faults(EmailBody, { email: 'ada' })).toEqual({ email: ['Please enter a valid email.'] });
    expect(EmailBody.parse({ email: ' ADA@example.com' })).toEqual({ email: 'ada@example.com' });
  });
});

describe('a new password', () => {
  test('has at least six characters', () => {
    expect(faults(ResetBody, { password: '' })).toEqual({ password: ['Both fields are required.'] });
    expect(faults(ResetBody, { password: '12345' })).toEqual({ password: [tooShort] });
    expect(faults(ResetBody, { password: '123456' })).toEqual({});
  });

  test('comes with the current one, which may be shorter than six characters', () => {
    expect(faults(ChangePasswordBody, { currentPassword: '', newPassword: '12345' })).toEqual({
      currentPassword: ['Both fields are required.'],
      newPassword: [tooShort],
    });
    expect(faults(ChangePasswordBody, { currentPassword: '1', newPassword: '123456' })).toEqual({});
  });
});

describe('a profile', () => {
  test('may leave out any field, but not empty the name', () => {
    expect(ProfileBody.parse({})).toEqual({});
    expect(faults(ProfileBody, { name: ' ' })).toEqual({ name: ['Please enter your name.'] });
  });

  test('accepts links of each kind, and reports a link to another site', () => {
    const socialLinks = { website: 'https://ada.example', github: 'https://github.com/ada', linkedin: '' };
    expect(ProfileBody.parse({ socialLinks })).toEqual({ socialLinks });
    expect(
      faults(ProfileBody, { socialLinks: { ...socialLinks, github: 'https://gitlab.com/ada' } }),
    ).toEqual({
      'socialLinks.github': ['Please enter a link to github.com.'],
    });
  });

  test('completes a link that was typed without https', () => {
    expect(ProfileBody.parse({ socialLinks: { website: 'ada.example/me' } })).toEqual({
      socialLinks: { website: 'https://ada.example/me' },
    });
  });
});
