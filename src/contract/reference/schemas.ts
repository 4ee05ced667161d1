import { z } from 'zod'
import { CHARGE_BASES } from '../trade/bid/values.ts'
import { TRANSPORT_MODES } from '../trade/tender/values.ts'
import { currency, decimal, id, pageOf, pageQuery, text } from '../zod.ts'

export const provinceSchema = z.object({
  code: z.string(),
  nameZh: z.string(),
  shortZh: z.string(),
  abbr: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
})
export const countrySchema = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  /** Full pinyin and initials, without tones, separated by a space. */
  pinyin: z.string(),
})
export const dictItemSchema = z.object({
  id,
  dictId: id,
  itemCode: z.string(),
  itemName: z.string(),
  itemNameEn: z.string(),
  sort: z.int(),
  /** 1 in use, 0 retired. */
  status: z.union([z.literal(0), z.literal(1)]),
})
/** Spec §3: dictCode, dictName, dictId, id. */
export const dictSchema = z.object({ id, dictId: id, dictCode: z.string(), dictName: z.string() })
export const dictWithItemsSchema = dictSchema.extend({ items: z.array(dictItemSchema) })

/** A place of lanes: a port, an airport or a rail terminal. */
export const portSchema = z.object({
  /** Of an airport its IATA code. */
  unlocode: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  country: z.string(),
  lane: z.string(),
  timezone: z.string(),
  aliases: z.array(z.string()),
  /** Full pinyin without tones, lower case. */
  pinyin: z.string(),
  /** First letters of the pinyin. */
  initials: z.string(),
  /** Degrees east. */
  lon: z.number(),
  /** Degrees north. */
  lat: z.number(),
})
export const laneSchema = z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string() })
export const carrierSchema = z.object({ scac: z.string(), nameZh: z.string(), nameEn: z.string() })
export const containerTypeSchema = z.object({
  isoCode: z.string(),
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  teu: z.number(),
  /** Planning volume, cubic metres. */
  planningCbm: z.number(),
  /** Typical maximum payload in kg: for warnings only. */
  typicalMaxPayloadKg: z.number(),
})
/**
 * Where a charge is usual, its currency, and the range of its unit price; for proposals and warnings, never for
 * rejections.
 */
export const chargeUseSchema = z.object({
  modes: z.array(z.enum(TRANSPORT_MODES)),
  basis: z.enum(CHARGE_BASES),
  currency,
  low: decimal.optional(),
  high: decimal.optional(),
  /** Countries of the port of loading or discharge where it is charged; absent means everywhere. */
  polCountries: z.array(z.string()).optional(),
  podCountries: z.array(z.string()).optional(),
})
export const chargeTypeSchema = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  group: z.enum(['ORIGIN', 'FREIGHT', 'DESTINATION', 'CONDITIONAL', 'OPTIONAL']),
  basis: z.enum(CHARGE_BASES),
  /** Trade lanes on which the charge is expected. */
  lanes: z.array(z.string()),
  /** Absent if unknown: then it is offered everywhere. */
  uses: z.array(chargeUseSchema).optional(),
})
export const incotermSchema = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  modes: z.enum(['ANY', 'SEA']),
  mainCarriagePaidBy: z.enum(['BUYER', 'SELLER']),
})
export const packageTypeSchema = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })

/** All options of freight forms in one response. */
export const freightReferenceSchema = z.object({
  ports: z.array(portSchema),
  /** For air and rail; absent in answers of a server that has none. */
  airports: z.array(portSchema).optional(),
  stations: z.array(portSchema).optional(),
  lanes: z.array(laneSchema),
  carriers: z.array(carrierSchema),
  containerTypes: z.array(containerTypeSchema),
  charges: z.array(chargeTypeSchema),
  incoterms: z.array(incotermSchema),
  packageTypes: z.array(packageTypeSchema),
})

export const provinceQuerySchema = pageQuery.extend({ name: text(50).optional() })
export const countryQuerySchema = pageQuery.extend({ name: text(50).optional() })
export const dictQuerySchema = pageQuery.extend({ dictCode: text(64).optional(), dictName: text(64).optional() })
export const dictItemsQuerySchema = z.object({ dictId: id })
export const dictDetailQuerySchema = z.object({ id })
export const dictPageSchema = pageOf(dictSchema)

export type Province = z.infer<typeof provinceSchema>
export type Country = z.infer<typeof countrySchema>
export type Dict = z.infer<typeof dictSchema>
export type DictItem = z.infer<typeof dictItemSchema>
export type DictWithItems = z.infer<typeof dictWithItemsSchema>
export type Port = z.infer<typeof portSchema>
export type Lane = z.infer<typeof laneSchema>
export type Carrier = z.infer<typeof carrierSchema>
export type ContainerType = z.infer<typeof containerTypeSchema>
export type ChargeUse = z.infer<typeof chargeUseSchema>
export type ChargeType = z.infer<typeof chargeTypeSchema>
export type Incoterm = z.infer<typeof incotermSchema>
export type PackageType = z.infer<typeof packageTypeSchema>
export type FreightReference = z.infer<typeof freightReferenceSchema>
export type ProvinceQuery = z.infer<typeof provinceQuerySchema>
export type CountryQuery = z.infer<typeof countryQuerySchema>
export type DictQuery = z.infer<typeof dictQuerySchema>
