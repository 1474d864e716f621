/** The parts of an OpenAPI document that its page uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
type Content = Record<string, { schema?: Schema }>;
type Described = {
  tags?: string[];
  summary?: string;
  'x-permission'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type ApiDocument = {
  info: { version: string; description: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas?: Record<string, Schema> };
};

export type Field = { name: string; type: string; note: string };
export type Operation = {
  method: string;
  path: string;
  summary: string;
  permission: string;
  parameters: Field[];
  body: Field[];
  response: Field[];
  contentType: string;
  statuses: { status: string; description: string }[];
};

/** The operations of the document, grouped by tag, each reduced to what the page shows. */
export function operationsByTag(document: ApiDocument): { tag: string; operations: Operation[] }[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const tag = described.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), flatten(document, method, path, described)]);
    }
  }
  return [...groups].map(([tag, operations]) => ({ tag, operations }));
}

function flatten(document: ApiDocument, method: string, path: string, described: Described): Operation {
  const [contentType = '', success] = Object.entries(described.responses['200']?.content ?? {})[0] ?? [];
  const [, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    method: method.toUpperCase(),
    path,
    summary: described.summary ?? '',
    permission: described['x-permission'] ?? 'anyone',
    parameters: (described.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      type: typeOf(parameter.schema ?? {}),
      note: [parameter.in, parameter.required ? 'required' : '', limitsOf(parameter.schema ?? {})]
        .filter(Boolean)
        .join(', '),
    })),
    body: fieldsOf(document, body?.schema),
    response: fieldsOf(document, success?.schema),
    contentType,
    statuses: Object.entries(described.responses)
      .filter(([status]) => /^\d+$/.test(status))
      .map(([status, { description }]) => ({ status, description })),
  };
}

function fieldsOf(document: ApiDocument, schema: Schema | undefined): Field[] {
  const resolved = resolve(document, schema);
  return Object.entries(resolved.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property),
    note: [resolved.required?.includes(name) ? '' : 'optional', limitsOf(property)]
      .filter(Boolean)
      .join(', '),
  }));
}

function resolve(document: ApiDocument, schema: Schema = {}): Schema {
  if (!schema.$ref) return schema;
  return document.components.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, inner]) => `${name}: ${typeOf(inner)}`)
      .join(', ')} }`;
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '');
}

function limitsOf(schema: Schema): string {
  const bounds = [
    schema.minimum !== undefined && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < 9e15 && `≤ ${schema.maximum}`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ];
  return bounds.filter(Boolean).join(', ');
}
