import { z } from 'zod'
import { scopeOf } from '@/contract/member/apiKey/scopes.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Wire } from '@/contract/zod.ts'
import { CONTRACT } from './contract.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import { API_PREFIX_PATH } from './answer.ts'
import { webhooksOf } from './openapiWebhooks.ts'
import { DICTIONARIES } from './seed/dicts.ts'

type Schema = Record<string, unknown>

const { stateChanged, soldOut, memberLimit, couponUnusable, deadlinePassed } = BUSINESS_CODES
/** Rejections that contain the current object, if the contract of a call defines it. */
const CARRIES_CURRENT = [stateChanged, soldOut, memberLimit, couponUnusable, deadlinePassed]

/** The contract as an OpenAPI 3.1 document that a back-end team can implement. */
export function buildOpenApi(): Schema {
  const paths: Record<string, Schema> = {}
  const parts = sharedParts()
  const partOf = (schema: z.ZodType): Schema => {
    const name = parts.get(schema)
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
    if (schema instanceof z.ZodUnion) return { anyOf: (schema.options as z.ZodType[]).map(partOf) }
    return toJson(schema, 'output')
  }
  for (const [tag, { calls, wire }] of Object.entries(CONTRACT)) {
    for (const [name, { method, path }] of Object.entries(calls)) {
      const schemas = wire[name]
      if (!schemas) throw new Error(`${tag}.${name} has no wire`)
      const scope = scopeOf(path)
      const asked = {
        ...operation(tag, name, method, schemas, partOf),
        ...(scope !== undefined && { 'x-scope': scope }),
      }
      paths[path] = { ...paths[path], [method.toLowerCase()]: asked }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cangtong trading API',
      version: '0.1.0',
      description:
        'Answers are HTTP 200 with an envelope but for 405 and 413. Business codes: 200 success, 4001 field errors, 4003 not allowed, 4004 not found, ' +
        '4008 request number used for other content, 4009 state changed, 4010 captcha wrong, 4011 SMS code wrong, ' +
        '4012 too often, 4013 too large (HTTP 413), 4020 sold out, 4021 member limit, ' +
        '4022 coupon not usable, 4030 deadline passed, 4098 session ended, 5000 fault, 5003 cannot be saved now. Messages follow Accept-Language. ' +
        'The header token carries the token of a session or an API key (ck_ and 40 characters): a key may make the calls ' +
        'of its scopes only (x-scope), 60 in any minute (4012 with data.retryAfter), in the place of the person who made it; decision 0084. ' +
        'The header x-server-time carries the server clock. A pretend marketplace names itself in the header x-market (demo, pilot); a real one does not send it.',
    },
    // Dictionaries that GET /trading/api/dict/listAll has to contain: each with all transmitted values, named [zh-CN,
    // en-US].
    'x-dictionaries': DICTIONARIES,
    servers: [{ url: API_PREFIX_PATH }],
    security: [{ token: [] }],
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: Object.fromEntries(Array.from(parts, ([schema, name]) => [name, toJson(schema, 'output')])),
    },
  }
}

/** Objects in several calls' responses or rejections, named after the first call that returns them. */
function sharedParts(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  const shared = new Map<z.ZodType, string>()
  for (const [tag, { wire }] of Object.entries(CONTRACT))
    for (const [name, { output, current }] of Object.entries(wire))
      for (const schema of [output, ...(current instanceof z.ZodUnion ? current.options : [current])]) {
        if (!(schema instanceof z.ZodObject)) continue
        const known = names.get(schema)
        if (known === undefined) names.set(schema, `${tag}_${name}`)
        else shared.set(schema, known)
      }
  return shared
}

function operation(
  tag: string,
  name: string,
  method: string,
  { input, output, current }: Wire,
  partOf: (schema: z.ZodType) => Schema,
): Schema {
  const envelope = {
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data: partOf(output) },
    required: ['code', 'message'],
  }
  const schema = current ? { anyOf: [envelope, refusal(partOf(current))] } : envelope
  const answer = { description: 'Envelope', content: { 'application/json': { schema } } }
  const asked = toJson(input, 'input')
  return {
    tags: [tag],
    operationId: `${tag}_${name}`,
    ...(method === 'GET' ? { parameters: parameters(asked) } : { requestBody: body(tag, asked) }),
    responses: { 200: answer },
  }
}

/** Response of this call to a conflict, with the current object. */
function refusal(current: Schema): Schema {
  const data = { type: 'object', properties: { current } }
  const code = { type: 'integer', enum: CARRIES_CURRENT }
  return { type: 'object', properties: { code, message: { type: 'string' }, data }, required: ['code', 'message'] }
}

function body(tag: string, schema: Schema): Schema {
  if (tag !== 'file') return { content: { 'application/json': { schema } } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const form = { type: 'object', properties: { file }, required: ['file'] }
  return { content: { 'multipart/form-data': { schema: form } } }
}

function parameters(schema: Schema): Schema[] {
  const required = (schema['required'] ?? []) as string[]
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: inner,
  }))
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = jsonSchemaOf(schema, io) as Schema
  return rest
}
