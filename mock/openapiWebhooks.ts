import { webhookBodySchema } from '@/contract/member/webhook/schemas.ts'
import { WEBHOOK_EVENTS } from '@/contract/member/webhook/values.ts'
import { jsonSchemaOf } from './jsonSchema.ts'
import { DICTIONARIES } from './seed/dicts.ts'

/** Headers of Standard Webhooks. */
const HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'The same in each attempt: what was received once is to be ignored',
  'webhook-timestamp': 'Time of the attempt, seconds since 1970',
  'webhook-signature':
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`, keyed with the decoded secret behind `whsec_`; several, separated by spaces, for a day after the secret was changed',
}

/** The events that are posted to addresses of an enterprise, for the OpenAPI document. */
export function webhooksOf(): Record<string, unknown> {
  const { $schema: _, ...body } = jsonSchemaOf(webhookBodySchema, 'output') as Record<string, unknown>
  const names = DICTIONARIES['event_type']?.items ?? {}
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((type) => [
      type,
      {
        post: {
          summary: names[type]?.[1] ?? type,
          parameters: Object.entries(HEADERS).map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: {
            '2XX': { description: 'Received, within 10 seconds' },
            410: { description: 'Gone: the address is switched off' },
            default: { description: 'Sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h' },
          },
        },
      },
    ]),
  )
}
