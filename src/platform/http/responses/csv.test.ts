import { describe, expect, test, vi } from 'vitest';
import { csvDownload, csvLine } from './csv.ts';

describe('a line of CSV', () => {
  test('quotes values that would break it', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', '', null, 12.5, true])).toBe(
      'plain,"a, b","say ""hi""","two\nlines",,,12.5,true\r\n',
    );
  });

  test.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\n=1', '＝1', '|calc', '%0A'])(
    'prevents %j from running as a formula',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/);
    },
  );

  test('leaves negative numbers alone', () => {
    expect(csvLine([-2])).toBe('-2\r\n');
  });
});

describe('a download', () => {
  test('stops its source when the client cancels', async () => {
    const released = vi.fn();
    async function* source() {
      try {
        for (let n = 0; ; n++) yield [{ n }];
      } finally {
        released();
      }
    }
    const response = await csvDownload('numbers', [['N', (row: { n: number }) => row.n]], source());
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(() => expect(released).toHaveBeenCalled(), { timeout: 10_000 });
  });

  test('reports, when cancelled, that its source could not be released', async () => {
    async function* source() {
      try {
        for (let n = 0; ; n++) yield [{ n }];
      } finally {
        // biome-ignore lint/correctness/noUnsafeFinally: this is the failure under test
        throw new Error('Connection terminated unexpectedly');
      }
    }
    const response = await csvDownload('numbers', [['N', (row: { n: number }) => row.n]], source());
    await expect(response.body?.cancel()).rejects.toThrow('Connection terminated');
  });

  test('without rows still has its header', async () => {
    async function* nothing(): AsyncGenerator<{ n: number }[]> {}
    const response = await csvDownload('numbers', [['N', (row: { n: number }) => row.n]], nothing());
    expect(await response.text()).toBe('N\r\n');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('sends every batch in order below the header, starting with a byte order mark', async () => {
    async function* source() {
      yield [
        { name: 'Ada', paid: 49 },
        { name: '=SUM(A1)', paid: 0 },
      ];
      yield [];
      yield [{ name: 'Bob, Jr', paid: -2 }];
    }
    const columns = [
      ['Name', (row: { name: string; paid: number }) => row.name],
      ['Paid', (row: { name: string; paid: number }) => row.paid],
    ] as const;
    const response = await csvDownload('payments', columns, source());
    expect(Buffer.from(await response.arrayBuffer()).toString('utf8')).toBe(
      '\uFEFFName,Paid\r\nAda,49\r\n\'=SUM(A1),0\r\n"Bob, Jr",-2\r\n',
    );
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="payments.csv"');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});
