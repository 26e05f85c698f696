import { z } from 'zod';
import { type Call, COMMON_ERRORS } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ERROR_STATUS, type ErrorKind, errorEnvelope } from '#contract/errors.ts';
import { MEDIA_TYPES } from '#contract/recording-limits.ts';

type JsonObject = Record<string, unknown>;

const BINARY = { schema: { type: 'string', format: 'binary' } };
const MEDIA = Object.fromEntries(MEDIA_TYPES.map((type) => [type, BINARY]));

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const [method = '', path = ''] = name.split(' ');
    const openPath = path.replace(/:(\w+)/g, '{$1}');
    paths[openPath] = { ...paths[openPath], [method.toLowerCase()]: operation(name, call) };
    if (call.answerType === 'media') paths[openPath].head = operation(`HEAD ${path}`, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Greenroom', version: '1', description: 'Practise a spoken mock interview and read its report.' },
    paths,
    components: { schemas: { Error: jsonSchema(errorEnvelope, 'output') } },
  };
}

function operation(name: string, call: Call): JsonObject {
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '_'),
    summary: call.summary,
    'x-access': call.access,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: { [call.status ?? 200]: success(call), ...meanwhile(call), ...ranges(call), ...failures(call) },
  };
}

function requestBody(call: Call): JsonObject {
  if (call.bytes) {
    const types = call.bytes.types.map((type) => [type, BINARY]);
    return { requestBody: { required: true, content: Object.fromEntries(types) } };
  }
  const [type, schema] = call.form ? ['multipart/form-data', call.form] : ['application/json', call.body];
  if (!schema) return {};
  return {
    requestBody: { required: !call.bodyMayBeEmpty, content: { [type]: { schema: jsonSchema(schema, 'input') } } },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !(part as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));
}

function success(call: Call): JsonObject {
  if (call.answerType === 'audio') {
    return { description: 'Audio', content: { 'audio/wav': BINARY } };
  }
  if (call.answerType === 'media') return { description: 'The recording', content: MEDIA };
  if (call.answerType === 'html') return { description: 'A page', content: { 'text/html': {} } };
  if (call.answerType === 'redirect') return { description: 'A redirect' };
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } } };
}

function meanwhile(call: Call): JsonObject {
  return call.statusMeanwhile ? { [call.statusMeanwhile]: { ...success(call), description: 'Not ready yet' } } : {};
}

function ranges(call: Call): JsonObject {
  return call.answerType === 'media' ? { 206: { description: 'The part that Range asks for', content: MEDIA } } : {};
}

function failures(call: Call): JsonObject {
  const kinds: ErrorKind[] = [...COMMON_ERRORS, ...(call.errors ?? [])];
  const byStatus = Map.groupBy(kinds, (kind) => ERROR_STATUS[kind]);
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [status, { description: ofStatus.join(', '), content: error }]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
