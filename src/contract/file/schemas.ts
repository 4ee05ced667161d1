import { z } from 'zod'
import { id } from '../zod.ts'

/** Address of a stored file: a path under the object-storage base URL, signed for the reader and good for a short time. */
export const fileUrl = z.string().max(300)
/** A file as write calls name it: by its id alone. Whatever else is sent about it is dropped; the server knows it. */
export const fileIdSchema = z.object({ id })
/** An uploaded file. Only the server makes these. */
export const fileRefSchema = z.object({
  id,
  name: z.string().max(200),
  url: fileUrl,
  size: z.int(),
  type: z.string(),
})
export const renewAddressSchema = z.object({ url: z.string().max(500) })
export const fileAddressSchema = z.object({ url: fileUrl })
export type FileId = z.infer<typeof fileIdSchema>
export type RenewAddress = z.infer<typeof renewAddressSchema>
export type FileAddress = z.infer<typeof fileAddressSchema>
export type FileRef = z.infer<typeof fileRefSchema>
