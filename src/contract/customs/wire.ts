import { z } from 'zod'
import type { Wire } from '../zod.ts'
import type { customsEndpoints } from './endpoints.ts'
import { hsHitSchema, hsQuerySchema } from './schemas.ts'

export const customsWire = {
  searchHs: { input: hsQuerySchema, output: z.array(hsHitSchema) },
} satisfies Record<keyof typeof customsEndpoints, Wire>
