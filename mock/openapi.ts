import { z } from 'zod'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { authWire } from '@/contract/member/auth/wire.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { agreementWire } from '@/contract/trade/agreement/wire.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { bidWire } from '@/contract/trade/bid/wire.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { certificationWire } from '@/contract/member/certification/wire.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import { companyWire } from '@/contract/member/company/wire.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { customsWire } from '@/contract/tools/customs/wire.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import { webhookWire } from '@/contract/member/webhook/wire.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { demoWire } from '@/contract/demo/wire.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { favoriteWire } from '@/contract/member/favorite/wire.ts'
import { eventEndpoints } from '@/contract/member/event/endpoints.ts'
import { eventWire } from '@/contract/member/event/wire.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { exportWire } from '@/contract/member/export/wire.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { staffWire } from '@/contract/member/staff/wire.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { fileWire } from '@/contract/file/wire.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { homeWire } from '@/contract/front/home/wire.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { invoiceWire } from '@/contract/money/invoice/wire.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { memberWire } from '@/contract/member/wire.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { messageWire } from '@/contract/member/notification/wire.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { creditWire } from '@/contract/money/credit/wire.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { statementWire } from '@/contract/money/statement/wire.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { orderWire } from '@/contract/money/order/wire.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { paymentWire } from '@/contract/money/payment/wire.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { questionWire } from '@/contract/trade/question/wire.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { referenceWire } from '@/contract/reference/wire.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import { searchWire } from '@/contract/front/search/wire.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { shippingDateWire } from '@/contract/tools/schedule/wire.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { tenderWire } from '@/contract/trade/tender/wire.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { listingWire } from '@/contract/market/listing/wire.ts'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import { priceAlertWire } from '@/contract/market/alert/wire.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import { rateSheetWire } from '@/contract/market/rateSheet/wire.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { bookingWire } from '@/contract/market/booking/wire.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponBatchWire } from '@/contract/coupon/batch/wire.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { couponWire } from '@/contract/coupon/wire.ts'
import { tenderHelpEndpoints } from '@/contract/trade/tender/help/endpoints.ts'
import { tenderHelpWire } from '@/contract/trade/tender/help/wire.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import { partnerWire } from '@/contract/member/partner/wire.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import { guestWire } from '@/contract/trade/guest/wire.ts'
import { goneEndpoints } from '@/contract/front/gone/endpoints.ts'
import { goneWire } from '@/contract/front/gone/wire.ts'
import { newsDeskEndpoints, newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { newsDeskWire, newsWire } from '@/contract/front/news/wire.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { ticketWire } from '@/contract/front/ticket/wire.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Wire } from '@/contract/zod.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import { API_PREFIX_PATH } from './answer.ts'
import { webhooksOf } from './openapiWebhooks.ts'
import { DICTIONARIES } from './seed/dicts.ts'

type Calls = Record<string, Endpoint<unknown, unknown>>
type Schema = Record<string, unknown>

const { stateChanged, soldOut, memberLimit, couponUnusable, deadlinePassed } = BUSINESS_CODES
/** Rejections that contain the current object, if the contract of a call defines it. */
const CARRIES_CURRENT = [stateChanged, soldOut, memberLimit, couponUnusable, deadlinePassed]

/** Every part of the contract: its calls and their schemas. */
export const CONTRACT: Record<string, { calls: Calls; wire: Record<string, Wire> }> = {
  auth: { calls: authEndpoints, wire: authWire },
  member: { calls: memberEndpoints, wire: memberWire },
  reference: { calls: referenceEndpoints, wire: referenceWire },
  file: { calls: fileEndpoints, wire: fileWire },
  event: { calls: eventEndpoints, wire: eventWire },
  webhook: { calls: webhookEndpoints, wire: webhookWire },
  export: { calls: exportEndpoints, wire: exportWire },
  staff: { calls: staffEndpoints, wire: staffWire },
  home: { calls: homeEndpoints, wire: homeWire },
  tender: { calls: tenderEndpoints, wire: tenderWire },
  tenderHelp: { calls: tenderHelpEndpoints, wire: tenderHelpWire },
  guest: { calls: guestEndpoints, wire: guestWire },
  coupon: { calls: couponEndpoints, wire: couponWire },
  couponBatch: { calls: couponBatchEndpoints, wire: couponBatchWire },
  question: { calls: questionEndpoints, wire: questionWire },
  bid: { calls: bidEndpoints, wire: bidWire },
  agreement: { calls: agreementEndpoints, wire: agreementWire },
  order: { calls: orderEndpoints, wire: orderWire },
  listing: { calls: listingEndpoints, wire: listingWire },
  rateSheet: { calls: rateSheetEndpoints, wire: rateSheetWire },
  priceAlert: { calls: priceAlertEndpoints, wire: priceAlertWire },
  booking: { calls: bookingEndpoints, wire: bookingWire },
  payment: { calls: paymentEndpoints, wire: paymentWire },
  credit: { calls: creditEndpoints, wire: creditWire },
  statement: { calls: statementEndpoints, wire: statementWire },
  message: { calls: messageEndpoints, wire: messageWire },
  favorite: { calls: favoriteEndpoints, wire: favoriteWire },
  partner: { calls: partnerEndpoints, wire: partnerWire },
  invoice: { calls: invoiceEndpoints, wire: invoiceWire },
  search: { calls: searchEndpoints, wire: searchWire },
  gone: { calls: goneEndpoints, wire: goneWire },
  shippingDate: { calls: shippingDateEndpoints, wire: shippingDateWire },
  certification: { calls: certificationEndpoints, wire: certificationWire },
  company: { calls: companyEndpoints, wire: companyWire },
  customs: { calls: customsEndpoints, wire: customsWire },
  ticket: { calls: ticketEndpoints, wire: ticketWire },
  news: { calls: newsEndpoints, wire: newsWire },
  newsDesk: { calls: newsDeskEndpoints, wire: newsDeskWire },
  demo: { calls: demoEndpoints, wire: demoWire },
}

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
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(tag, name, method, schemas, partOf) }
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
