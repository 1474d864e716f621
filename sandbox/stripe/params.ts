import qs from 'qs';
import { invalid, missing } from './errors.ts';

type Value = string | Params | Value[] | undefined;

/** A decoded form body or query: nested brackets have become objects and arrays, every leaf is text. */
export type Params = { [name: string]: Value };

/** Decodes the SDK's parameters, such as `line_items[0][price_data][currency]=usd`. */
export function decode(encoded: string): Params {
  return qs.parse(encoded, { depth: 12, arrayLimit: 1000, parameterLimit: 10_000 }) as Params;
}

/** The value at a path such as `line_items[0][quantity]`. */
function valueAt(params: Params, path: string): Value {
  const names = path.split(/[[\]]+/).filter(Boolean);
  return names.reduce<Value>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return typeof value === 'object' && Object.hasOwn(value, name) ? value[name] : undefined;
  }, params);
}

/** Text, or undefined when absent or empty (Stripe reads an empty value as "unset"). */
export function text(params: Params, path: string): string | undefined {
  const value = valueAt(params, path);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, path);
  return value;
}

export function requiredText(params: Params, path: string): string {
  const value = text(params, path);
  if (value === undefined) throw missing(path);
  return value;
}

export function integer(params: Params, path: string, least: number): number | undefined {
  const value = text(params, path);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, path, 'parameter_invalid_integer');
  if (Number(value) < least) {
    throw invalid(`This value must be greater than or equal to ${least}.`, path, 'parameter_invalid_integer');
  }
  return Number(value);
}

export function requiredInteger(params: Params, path: string, least: number): number {
  const value = integer(params, path, least);
  if (value === undefined) throw missing(path);
  return value;
}

/** One of a list of values, or undefined if absent. Throws Stripe's refusals. */
export function oneOf<Value extends string>(
  params: Params,
  path: string,
  allowed: readonly Value[],
): Value | undefined {
  const value = text(params, path);
  if (value === undefined) return undefined;
  const match = allowed.find((known) => known === value);
  if (!match) throw invalid(`Invalid ${path}: must be one of ${allowed.join(', ')}`, path);
  return match;
}

export function webAddress(params: Params, path: string): string | undefined {
  const value = text(params, path);
  if (value === undefined) return undefined;
  const scheme = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (scheme !== 'http:' && scheme !== 'https:') throw invalid('Not a valid URL', path, 'url_invalid');
  return value;
}

/** A three-letter currency in lower case, as Stripe returns it. */
export function requiredCurrency(params: Params, path: string): string {
  const value = requiredText(params, path).toLowerCase();
  if (!Intl.supportedValuesOf('currency').includes(value.toUpperCase())) {
    throw invalid(`Invalid currency: ${value}.`, path);
  }
  return value;
}

/** Metadata within Stripe's limits: 50 keys of 40 characters with values of 500. */
export function metadata(params: Params, path: string): Record<string, string> {
  const value = valueAt(params, path);
  if (value === undefined || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid object', path);
  const names = Object.keys(value);
  if (names.length > 50) throw invalid('You can have up to 50 metadata keys', path);
  return Object.fromEntries(names.map((name) => [name, metadataValue(value, name, path)]));
}

function metadataValue(params: Params, name: string, path: string): string {
  const value = params[name];
  const place = `${path}[${name}]`;
  if (typeof value !== 'string') throw invalid('Metadata values must be strings', place);
  if (name.length > 40) throw invalid('Metadata keys can have up to 40 characters', place);
  if (value.length > 500) throw invalid('Metadata values can have up to 500 characters', place);
  return value;
}

export function items(params: Params, path: string): Value[] {
  const value = valueAt(params, path);
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', path);
  return value;
}

export function texts(params: Params, path: string): string[] {
  return items(params, path).map((_, index) => requiredText(params, `${path}[${index}]`));
}

export function refuseUnknown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}
