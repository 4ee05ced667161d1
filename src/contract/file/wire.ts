import { z } from 'zod'
import type { WireOf } from '../zod.ts'
import type { fileEndpoints } from './endpoints.ts'
import { fileAddressSchema, fileRefSchema, renewAddressSchema } from './schemas.ts'

export const fileWire = {
  upload: { input: z.instanceof(FormData), output: fileRefSchema },
  address: { input: renewAddressSchema, output: fileAddressSchema },
} satisfies WireOf<typeof fileEndpoints>
