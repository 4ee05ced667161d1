import type { z } from 'zod'
import type { Shape } from '@/contract/shape.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.ts'
import { CONTRACT } from './openapi.ts'

interface Part {
  /** Undefined where any value will do. */
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
    // Which of several kinds of object it is may be one that this build does not know.
    const isOne = shapes.length === 1 || shapes.every((shape) => typeof shape === 'string' && shape === shapes[0])
    return { shape: isOne ? shapes[0] : undefined, isNullable: others.length < choices.length }
  }
  return { shape: shapeOf(schema), isNullable: false }
}

function shapeOf(schema: JsonSchema): Shape | undefined {
  // Any text or number may stand for a value of an enumeration: new values come with new servers.
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

/** Who is signed in is decided by the code 200 and the two tokens alone (Spec §4): the owner does not show what else is in those answers. */
const OWNERS_WORD = /^\/trading\/(?:oauth\/|api\/member\/currentUser$)/

/** What the answer of every call must be made of, by path: what the browser holds an answer against before a screen gets it. */
export function buildShapes(): Record<string, Shape> {
  const shapes: Record<string, Shape> = {}
  for (const { calls, wire } of Object.values(CONTRACT))
    for (const [name, { path }] of Object.entries(calls)) {
      if (OWNERS_WORD.test(path)) continue
      const { output, current } = wire[name] ?? {}
      const shape = output && shapeOfSchema(output)
      // That something was done is said by the code; what else comes with it matters to nobody.
      if (shape !== undefined && JSON.stringify(shape) !== '{"done":"b"}') shapes[path] = shape
      // What a refusal brings: of one kind, else the screen tells which it is.
      const now = current && shapeOfSchema(current)
      if (now !== undefined) shapes[`${path}#current`] = now
    }
  return shapes
}

function shapeOfSchema(schema: z.ZodType): Shape | undefined {
  return partOf(jsonSchemaOf(schema, 'output')).shape
}
