import { z } from 'zod'
import { day, decimal } from '../../zod.ts'

/** Average price of marine fuel over the three months before a quarter begins, USD a tonne. */
export const fuelQuarterSchema = z.object({
  /** First day of the quarter for which it counts. */
  from: day,
  average: decimal,
})
/** The platform's reference price of marine fuel, oldest quarter first, the running one last. */
export const fuelPricesSchema = z.object({ source: z.string(), quarters: z.array(fuelQuarterSchema) })

export type FuelQuarter = z.infer<typeof fuelQuarterSchema>
export type FuelPrices = z.infer<typeof fuelPricesSchema>
