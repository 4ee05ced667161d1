import { pageOf, type WireOf } from '../../zod.ts'
import type { apiKeyEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const apiKeyWire = {
  page: { input: s.apiKeyQuerySchema, output: pageOf(s.apiKeySchema) },
  create: { input: s.createApiKeySchema, output: s.newApiKeySchema },
  rotate: { input: s.apiKeyIdSchema, output: s.newApiKeySchema },
  revoke: { input: s.apiKeyIdSchema, output: s.apiKeySchema },
} satisfies WireOf<typeof apiKeyEndpoints>
