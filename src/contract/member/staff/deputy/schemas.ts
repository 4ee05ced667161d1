import { z } from 'zod'
import { day, id, requestNo } from '../../../zod.ts'

/** Who decides approvals in a person's place, on which days in China, both included. */
export const deputySchema = z.object({
  /** The person, and what it is called. */
  id,
  name: z.string(),
  deputyId: id,
  deputyName: z.string(),
  from: day,
  to: day,
})

/** Whose deputy; absent: one's own. */
const memberId = id.optional()

export const saveDeputySchema = z.object({ memberId, deputyId: id, from: day, to: day, requestNo })
export const removeDeputySchema = z.object({ memberId, requestNo })

export type Deputy = z.infer<typeof deputySchema>
export type SaveDeputy = z.infer<typeof saveDeputySchema>
export type RemoveDeputy = z.infer<typeof removeDeputySchema>
