import { z } from 'zod'
import { MAX_SPLIT_EXCEPTIONS, PAID_AT, SALE_PARTIES } from './values.ts'

const paidAt = z.enum(PAID_AT)

/** Who pays what under the term of sale. */
export const payersSchema = z.object({
  /** The publisher's side in the sale. */
  party: z.enum(SALE_PARTIES),
  /** Where each group of charges is paid. */
  split: z.object({ ORIGIN: paidAt, FREIGHT: paidAt, DESTINATION: paidAt }),
  /** Codes of charges that are paid at the other end than their group. */
  except: z.array(z.string().max(8)).max(MAX_SPLIT_EXCEPTIONS),
})

export type Payers = z.infer<typeof payersSchema>
