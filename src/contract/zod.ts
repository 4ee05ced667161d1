import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { CURRENCIES } from './money.ts'

/**
 * Building blocks of the schemas. Only the mock, the tests and the OpenAPI script load this file: the client sees types alone.
 */

/** A whole number that may arrive as a query string. */
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])
/** A yes or no that may arrive as a query string. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')])
/** An opaque id. */
export const id = z.string().min(1).max(64)
/** An instant, ISO 8601 with offset or Z. */
export const instant = z.iso.datetime({ offset: true })
/** A calendar day, `YYYY-MM-DD`, in the zone its field names. */
export const day = z.iso.date()
/** A decimal number as a string, up to 12 whole and 6 fractional digits, not negative. */
export const decimal = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/)
/** A decimal number as a string that may be negative. */
export const signedDecimal = z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/)
/** A client-made id of one intent; repeating it gives the first answer again. */
export const requestNo = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
/** ISO 4217 code. */
export const currency = z.enum(CURRENCIES)
/** An amount with its currency. */
export const money = z.object({ amount: signedDecimal, currency })
/** UN/LOCODE of a port. */
export const unlocode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/)
/** Text a person typed: trimmed, at most `max` characters, no control characters but line feed and tab. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => !/[^\P{Cc}\t\n]/u.test(v), 'control')
/** What a list call takes: `current` from 1, `size` rows a page. */
export const pageQuery = z.object({
  current: wholeNumber.pipe(z.number().min(1).max(100_000)).optional(),
  size: wholeNumber.pipe(z.number().min(1).max(500)).optional(),
})
/** What a list call answers. */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.int(), current: z.int(), size: z.int(), pages: z.int() })
/** Input of a call that takes nothing. */
export const nothing = z.object({})
/** Answer of a call that only says it was done. */
export const done = z.object({ done: z.literal(true) })

/** What goes over the wire in one call, as the mock checks it. */
export interface Wire {
  input: z.ZodType
  output: z.ZodType
  /** What a refusal brings as `data.current`. */
  current?: z.ZodType
}

/** Schemas that yield just the types of these calls. */
export type WireOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Endpoint<infer In, infer Out, infer Current>
    ? { input: z.ZodType<In>; output: z.ZodType<Out> } & ([Current] extends [never]
        ? { current?: never }
        : { current: z.ZodType<Current> })
    : never
}
