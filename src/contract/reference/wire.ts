import { z } from 'zod'
import { nothing, type WireOf } from '../zod.ts'
import type { referenceEndpoints } from './endpoints.ts'
import { fuelPricesSchema } from './fuel/schemas.ts'
import * as s from './schemas.ts'

export const referenceWire = {
  provinces: { input: s.provinceQuerySchema, output: z.array(s.provinceSchema) },
  countries: { input: s.countryQuerySchema, output: z.array(s.countrySchema) },
  dictPage: { input: s.dictQuerySchema, output: s.dictPageSchema },
  dictItems: { input: s.dictItemsQuerySchema, output: z.array(s.dictItemSchema) },
  dictDetail: { input: s.dictDetailQuerySchema, output: s.dictWithItemsSchema },
  dictAll: { input: nothing, output: z.array(s.dictWithItemsSchema) },
  freight: { input: nothing, output: s.freightReferenceSchema },
  fuelPrices: { input: nothing, output: fuelPricesSchema },
} satisfies WireOf<typeof referenceEndpoints>
