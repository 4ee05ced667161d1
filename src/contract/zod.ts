import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { KEYWORD_MAX } from './limits.ts'
import { CURRENCIES } from './money.ts'

/**
 * Building blocks of the schemas. Only the mock, the tests and the OpenAPI script load this file; the client uses the
 * types only.
 */

/** An integer, possibly from a query string. */
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])
/** A boolean, possibly from a query string. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')])
/** An opaque id. */
export const id = z.string().min(1).max(64)
/** An instant, ISO 8601 with offset or Z. */
export const instant = z.iso.datetime({ offset: true })
/** A calendar day, `YYYY-MM-DD`, in the time zone stated by its field. */
export const day = z.iso.date()
/** A non-negative decimal as a string, up to 12 integer and 6 fractional digits. */
export const decimal = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/)
/** A decimal as a string, possibly negative. */
export const signedDecimal = z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/)
/** Client-generated id of one intent; repeating it returns the first response again. */
export const requestNo = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
/** ISO 4217 code. */
export const currency = z.enum(CURRENCIES)
/** An amount with its currency. */
export const money = z.object({ amount: signedDecimal, currency })
/** UN/LOCODE of a port. */
export const unlocode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/)
/** A place of a lane: UN/LOCODE of a port or a rail terminal, IATA code of an airport. */
export const placeCode = z.string().regex(/^(?:[A-Z]{2}[A-Z2-9]{3}|[A-Z]{3})$/)
/** User text: trimmed, at most `max` characters, no control characters except line feed and tab. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => !/[^\P{Cc}\t\n]/u.test(v), 'control')
/** Input of list calls: `current` from 1, `size` rows per page. */
export const pageQuery = z.object({
  current: wholeNumber.pipe(z.number().min(1).max(100_000)).optional(),
  size: wholeNumber.pipe(z.number().min(1).max(500)).optional(),
})
/** Response of a list call. */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.int(), current: z.int(), size: z.int(), pages: z.int() })
/** Input of a list of the caller's own: a keyword, and the days of creation (China time), both included. */
export const ownListQuery = pageQuery.extend({
  keyword: text(KEYWORD_MAX).optional(),
  from: day.optional(),
  to: day.optional(),
})
/** Response of such a list: `counts` by tab, under the same other filters. */
export const ownPageOf = <T extends z.ZodType>(record: T) =>
  pageOf(record).extend({ counts: z.record(z.string(), z.int()) })
/** Input of a call without parameters. */
export const nothing = z.object({})
/** Response of a call without a result. */
export const done = z.object({ done: z.literal(true) })

/** Schemas of one call, for validation in the mock. */
export interface Wire {
  input: z.ZodType
  output: z.ZodType
  /** Schema of `data.current` in a rejection. */
  current?: z.ZodType
}

/** Schemas that match the types of these calls. */
export type WireOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Endpoint<infer In, infer Out, infer Current>
    ? { input: z.ZodType<In>; output: z.ZodType<Out> } & ([Current] extends [never]
        ? { current?: never }
        : { current: z.ZodType<Current> })
    : never
}
