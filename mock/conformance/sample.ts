import type { z } from 'zod'
import { jsonSchemaOf, type JsonSchema } from '../jsonSchema.ts'

/** An id that exists on no server. */
export const NOBODY = 'conformance-no-such-thing'
/** Texts of which one satisfies any field. */
const TEXTS = [
  'conformance',
  NOBODY,
  '1',
  '12.50',
  'CNSHA',
  'COSU',
  '310000',
  '16400000001',
  '123456',
  'USD',
  '8712000000',
  'Conform2026',
  '0123456789abcdef',
]

let intents = 0

/** Returns a minimal input that a schema accepts, or undefined if none could be built. */
export function sampleOf(schema: z.ZodType): Record<string, unknown> | undefined {
  const made = valueOf(shapeOf(schema))
  if (typeof made !== 'object' || made === null || Array.isArray(made)) return undefined
  if ('requestNo' in made) made.requestNo = `conformance-${Date.now().toString(36)}-${++intents}`
  return schema.safeParse(made).success ? (made as Record<string, unknown>) : undefined
}

/** Returns an input that a schema rejects only for its values, or undefined if there is none. */
export function wrongFor(schema: z.ZodType, isQuery: boolean): Record<string, unknown> | undefined {
  const shape = shapeOf(schema)
  const parts = shape.properties ? [shape] : (shape.anyOf ?? shape.oneOf ?? [])
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, JsonSchema>
  const wrong = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, isQuery ? wrongText(inner) : wrongValue(inner)]),
  )
  return schema.safeParse(wrong).success ? undefined : wrong
}

const shapes = new WeakMap<z.ZodType, JsonSchema>()
function shapeOf(schema: z.ZodType): JsonSchema {
  const shape = shapes.get(schema) ?? jsonSchemaOf(schema, 'input')
  shapes.set(schema, shape)
  return shape
}

/** In a query all values are text: too long, or invalid. */
const wrongText = ({ maxLength, enum: choices, type }: JsonSchema): string =>
  maxLength !== undefined && maxLength < 1000 && type === 'string' && !choices ? 'x'.repeat(maxLength + 1) : 'no such'
const wrongValue = ({ type }: JsonSchema): unknown => (type === 'object' ? 5 : { wrong: true })

function valueOf(shape: JsonSchema): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const inner = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape.allOf?.[0]
  if (inner) return valueOf(inner)
  switch (shape.type ?? '') {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((name) => [name, named(name, shape.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => valueOf(shape.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, (shape.exclusiveMinimum ?? -1) + 1)
    case 'boolean':
      return true
    case 'string':
      return textFor(shape)
    default:
      return 'conformance'
  }
}

/** Ids are unknown ones; other values follow the schema. */
const named = (name: string, shape: JsonSchema): unknown =>
  /^id$|Id$/.test(name) && shape.type === 'string' && !shape.pattern ? NOBODY : valueOf(shape)

function textFor({ format, pattern, minLength = 0, maxLength = 1000 }: JsonSchema): string {
  if (format === 'date-time') return new Date(Date.now() + 10 * 86_400_000).toISOString()
  if (format === 'date') return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  if (format === 'email') return 'conformance@example.com'
  const fits = (text: string): boolean =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    text.length >= minLength &&
    text.length <= maxLength
  return TEXTS.find(fits) ?? 'x'.repeat(minLength)
}
