import { z } from 'zod'
import { day, id, instant, pageQuery, text } from '../../zod.ts'
import { API_SCOPES } from './scopes.ts'
import * as v from './values.ts'

const scope = z.enum(API_SCOPES)

/** A key by which a system of the enterprise makes calls in a person's place. */
export const apiKeySchema = z.object({
  id,
  name: z.string(),
  scopes: z.array(scope),
  /** IP addresses and networks that it is accepted from; none: from everywhere. */
  addresses: z.array(z.string()),
  status: z.enum(v.API_KEY_STATUSES),
  /** The last four characters, to tell keys apart. */
  last4: z.string(),
  /** The key before the last rotation, while it works too. */
  old: z.object({ last4: z.string(), until: instant }).optional(),
  /** The person who made it and as whom it acts. */
  memberName: z.string(),
  /** That person is the one who asks. */
  isSelf: z.boolean(),
  /** Its last day (China time). */
  expiresOn: day.optional(),
  createdAt: instant,
  /** About when it was used last, to the minute. */
  lastUsedAt: instant.optional(),
})
/** `key` comes once, with the answer that made it. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() })
export const createApiKeySchema = z.object({
  name: text(v.API_KEY_NAME_MAX).pipe(z.string().min(1)),
  scopes: z.array(scope).max(API_SCOPES.length),
  addresses: z.array(text(v.KEY_ADDRESS_MAX)).max(v.MAX_KEY_ADDRESSES),
  expiresOn: day.optional(),
})
export const apiKeyQuerySchema = pageQuery
export const apiKeyIdSchema = z.object({ id })

export type ApiKey = z.infer<typeof apiKeySchema>
export type NewApiKey = z.infer<typeof newApiKeySchema>
export type CreateApiKey = z.infer<typeof createApiKeySchema>
export type ApiKeyQuery = z.infer<typeof apiKeyQuerySchema>
