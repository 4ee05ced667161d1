import { z } from 'zod'
import { id, instant } from '../../zod.ts'
import { GONE_KINDS, MOST_NEAR } from './values.ts'

export const goneQuerySchema = z.object({ kind: z.enum(GONE_KINDS), id })

/** A thing in the reader's language; `at`: a deadline, a day of publication or departure, an end of validity. */
const thing = z.object({ title: z.string(), at: instant.optional() })

export const goneSchema = z.object({
  /** What the id named, if that was public and is still known. */
  was: thing.optional(),
  /** The nearest ones that live, the most alike first. */
  near: z.array(thing.extend({ id })).max(MOST_NEAR),
})

export type GoneQuery = z.infer<typeof goneQuerySchema>
export type Gone = z.infer<typeof goneSchema>
