import type { z } from 'zod'
import type { Shape } from '@/contract/shape.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.ts'
import { CONTRACT } from './contract.ts'

interface Part {
  /** Undefined if any value is valid. */
  shape: Shape | undefined
  isNullable: boolean
}

const LEAVES: Record<string, Shape> = { string: 's', integer: 'n', number: 'n', boolean: 'b' }
const leafOf = (value: unknown): Shape | undefined => LEAVES[typeof value]

function partOf(schema: JsonSchema): Part {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const others = choices.filter(({ type }) => type !== 'null')
    const shapes = others.map((other) => partOf(other).shape)
    // A union may contain an object type unknown to this build.
    const isOne = shapes.length === 1 || shapes.every((shape) => typeof shape === 'string' && shape === shapes[0])
    return { shape: isOne ? shapes[0] : undefined, isNullable: others.length < choices.length }
  }
  return { shape: shapeOf(schema), isNullable: false }
}

function shapeOf(schema: JsonSchema): Shape | undefined {
  // Enumerations accept any text or number: newer servers may send new values.
  if (schema.const !== undefined) return leafOf(schema.const)
  if (schema.enum) return leafOf(schema.enum[0])
  if (schema.type === 'array') {
    const { shape, isNullable } = partOf(schema.items ?? {})
    return shape === undefined || isNullable ? [] : [shape]
  }
  if (schema.type !== 'object') return LEAVES[schema.type ?? '']
  const shape: Record<string, Shape> = {}
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const part = partOf(inner)
    const isOptional = part.isNullable || !schema.required?.includes(name)
    if (part.shape === undefined || (isOptional && typeof part.shape === 'string')) continue
    shape[isOptional ? `${name}?` : name] = part.shape
  }
  if (typeof schema.additionalProperties === 'object') {
    const { shape: each } = partOf(schema.additionalProperties)
    if (each !== undefined) shape['*'] = each
  }
  return shape
}

/**
 * Sign-in depends on code 200 and the two tokens only (Spec §4): the owner does not define the rest of these responses.
 */
const OWNERS_WORD = /^\/trading\/(?:oauth\/|api\/member\/currentUser$)/

/** Shape of every call's response, by path: the browser checks responses against it before screens use them. */
export function buildShapes(): Record<string, Shape> {
  const shapes: Record<string, Shape> = {}
  for (const { calls, wire } of Object.values(CONTRACT))
    for (const [name, { path }] of Object.entries(calls)) {
      if (OWNERS_WORD.test(path)) continue
      const { output, current } = wire[name] ?? {}
      const shape = output && shapeOfSchema(output)
      // A mere `done` is expressed by the code; its content does not matter.
      if (shape !== undefined && JSON.stringify(shape) !== '{"done":"b"}') shapes[path] = shape
      // Shape of a rejection's current object; for a union the screen distinguishes the type.
      const now = current && shapeOfSchema(current)
      if (now !== undefined) shapes[`${path}#current`] = now
    }
  return shapes
}

function shapeOfSchema(schema: z.ZodType): Shape | undefined {
  return partOf(jsonSchemaOf(schema, 'output')).shape
}
