import { z } from 'zod'
import { text, wholeNumber } from '../zod.ts'

export const hsHitSchema = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })
export const hsQuerySchema = z.object({
  keyword: text(60),
  size: wholeNumber.pipe(z.number().min(1).max(50)).optional(),
})
export type HsHit = z.infer<typeof hsHitSchema>
export type HsQuery = z.infer<typeof hsQuerySchema>
