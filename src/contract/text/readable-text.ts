const longest = 200;

/**
 * The text of an error response if it is readable: one short line without markup or data.
 * @returns undefined for an HTML page, JSON, a stack trace or an empty response
 */
export function readableText(text: string): string | undefined {
  const line = text.trim();
  const isReadable =
    line !== '' && line.length <= longest && !/[\n<>{}]/.test(line) && !/^\w*Error:/.test(line);
  return isReadable ? line : undefined;
}
