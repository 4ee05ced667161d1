import { z } from 'zod'
import type { Wire } from '../zod.ts'
import type { fileEndpoints } from './endpoints.ts'
import { fileRefSchema } from './schemas.ts'

export const fileWire = {
  upload: { input: z.instanceof(FormData), output: fileRefSchema },
} satisfies Record<keyof typeof fileEndpoints, Wire>
