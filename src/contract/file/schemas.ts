import { z } from 'zod'
import { id } from '../zod.ts'

/** An uploaded file: `url` is a path under the object-storage base URL. */
export const fileRefSchema = z.object({
  id,
  name: z.string().max(200),
  url: z.string().max(300),
  size: z.int(),
  type: z.string(),
})
export type FileRef = z.infer<typeof fileRefSchema>
