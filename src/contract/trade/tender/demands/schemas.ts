import { z } from 'zod'
import { DEMAND_LEVELS } from './values.ts'

const level = z.enum(DEMAND_LEVELS).optional()

/** Which demands exclude a bid that fails them; an absent one has its usual level. */
export const demandLevelsSchema = z.object({
  direct: level,
  transit: level,
  freeTime: level,
  validity: level,
  equipment: level,
  charges: level,
})

export type DemandLevels = z.infer<typeof demandLevelsSchema>
