import { z } from 'zod'
import { id } from '../zod.ts'

/** URL of a stored file: a path under the object-storage base URL, signed for the reader and short-lived. */
export const fileUrl = z.string().max(300)
/** A file in write calls, identified by id only; all other fields are dropped, because the server knows them. */
export const fileIdSchema = z.object({ id })
/** An uploaded file; created by the server only. */
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
