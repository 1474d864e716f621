import { describe, expect, test } from 'vitest';
import { proxyTrust, visitorAddress } from './proxy-trust.ts';

const from = (setting: string, forwarded: string | null, peer = '10.0.0.1') =>
  visitorAddress(proxyTrust.parse(setting), forwarded, peer);

describe('TRUST_PROXY as a number of hops', () => {
  test.each([
    ['0', '203.0.113.9', '10.0.0.1'],
    ['off', '203.0.113.9', '10.0.0.1'],
    ['1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['on', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.7, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['3', '203.0.113.9', '203.0.113.9'],
  ])('%s with %j is %s', (setting, forwarded, expected) => {
    expect(from(setting, forwarded)).toBe(expected);
  });

  test('falls back to the connection without the header', () => {
    expect(from('1', null)).toBe('10.0.0.1');
    expect(from('1', '')).toBe('10.0.0.1');
  });
});

describe('TRUST_PROXY as a list of networks', () => {
  test.each([
    ['10.0.0.0/8', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8,192.0.2.7', '198.51.100.7, 203.0.113.9, 192.0.2.7, 10.9.9.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, 10.0.0.2', '10.0.0.2'],
    ['127.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['10.0.0.0/8', '10.2.2.2, 10.3.3.3', '10.2.2.2'],
  ])('%s with %j is %s', (setting, forwarded, expected) => {
    expect(from(setting, forwarded)).toBe(expected);
  });

  test('supports IPv6, and IPv4 as an IPv6 socket reports it', () => {
    expect(from('fd00::/8', '2001:db8::1', 'fd00::5')).toBe('2001:db8::1');
    expect(from('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.1')).toBe('203.0.113.9');
    expect(from('0', null, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
});

test('a port after the address is dropped', () => {
  expect(from('1', '203.0.113.9:4711')).toBe('203.0.113.9');
  expect(from('1', '[2001:db8::1]:4711')).toBe('2001:db8::1');
});

test('reading stops at the first value that is not an address', () => {
  expect(from('2', 'unknown, 203.0.113.9')).toBe('203.0.113.9');
  expect(from('1', "'; drop table")).toBe('10.0.0.1');
});

test.each([
  'yes',
  'true',
  '11',
  '-1',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  '10.0.0.0/8,',
  'fd00::/129',
  'proxy.local',
])('%s is refused, with advice', (setting) => {
  const { success, error } = proxyTrust.safeParse(setting);
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).toContain('the number of proxies in front');
});
