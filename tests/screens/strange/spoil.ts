import { jsonSchemaOf, type JsonSchema } from '@mock/jsonSchema.ts'
import { CONTRACT } from '@mock/contract.ts'

type Thing = Record<string, unknown>

const isObject = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Output schema of every call, by path. */
const outputs = new Map<string, JsonSchema>()
for (const { calls, wire } of Object.values(CONTRACT))
  for (const [name, { path }] of Object.entries(calls)) {
    const output = wire[name]?.output
    if (output) outputs.set(path, jsonSchemaOf(output, 'output'))
  }

/** The alternative of a schema that a value matches. */
function chosen(schema: JsonSchema, value: unknown): JsonSchema {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return schema
  const fits = (choice: JsonSchema): boolean => {
    if (choice.type === 'null') return value === null
    if (choice.const !== undefined || choice.enum) return (choice.enum ?? [choice.const]).includes(value)
    if (choice.type === 'array') return Array.isArray(value)
    if (choice.type !== 'object') return typeof value === (choice.type === 'integer' ? 'number' : choice.type)
    if (!isObject(value)) return false
    return Object.entries(choice.properties ?? {}).every(
      ([name, { const: only }]) => only === undefined || value[name] === only,
    )
  }
  return chosen(choices.find(fits) ?? {}, value)
}

type Change = (schema: JsonSchema, value: unknown, path: string) => unknown

/** Returns the value with every part changed, innermost first; a change to undefined removes the part. */
function changed(schema: JsonSchema, value: unknown, change: Change, path = ''): unknown {
  const kind = chosen(schema, value)
  const choices = schema.anyOf ?? schema.oneOf ?? []
  const inner = (): unknown => {
    if (Array.isArray(value)) return value.map((one) => changed(kind.items ?? {}, one, change, `${path}[]`))
    if (!isObject(value)) return value
    const parts = Object.entries(value).map(([name, part]) => {
      const schemaOf = kind.properties?.[name] ?? kind.additionalProperties
      const next = typeof schemaOf === 'object' ? changed(schemaOf, part, change, `${path}.${name}`) : part
      const isOptional = kind.properties?.[name] !== undefined && !kind.required?.includes(name)
      return [name, isOptional ? change({ type: 'optional' }, next, `${path}.${name}`) : next]
    })
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  const isUnionOfValues = choices.length > 0 && choices.every((choice) => choice.const !== undefined)
  return change(isUnionOfValues ? { enum: [value] } : kind, inner(), path)
}

/** A value of a later server that this build does not know; different values stay different. */
const strange = (value: string | number) => (typeof value === 'number' ? value + 90 : `NEVER_HEARD_OF_${value}`)

/** Paths of the enumerations in a response. */
export function enumerationsIn(call: string, value: unknown): string[] {
  const found = new Set<string>()
  changed(outputs.get(call) ?? {}, value, (schema, part, path) => {
    if (isEnumeration(schema, part)) found.add(path)
    return part
  })
  return [...found]
}
const isEnumeration = ({ enum: values, const: only }: JsonSchema, part: unknown): part is string | number =>
  (values !== undefined || only !== undefined) && (typeof part === 'string' || typeof part === 'number')

/** Ways in which a response differs from what a screen expects; `place` limits unknown values to one enumeration. */
export const SPOILS = {
  'unknown values': (call: string, value: unknown, place?: string) =>
    changed(outputs.get(call) ?? {}, value, (schema, part, path) => {
      // Without a rate a whole part cannot be computed: currencies are tested alone.
      const isMeant = isEnumeration(schema, part) && (place === undefined ? !path.endsWith('urrency') : place === path)
      return isMeant ? strange(part) : part
    }),
  'no optional part': (call: string, value: unknown) =>
    changed(outputs.get(call) ?? {}, value, (schema, part) => (schema.type === 'optional' ? undefined : part)),
  'empty object': () => ({}),
  'another kind': (_: string, value: unknown) => (Array.isArray(value) ? { records: null } : [{}]),
  'parts without parts': (_: string, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, {}])) : [null],
} satisfies Record<string, (call: string, value: unknown, place?: string) => unknown>

/** Name of a way to change a response. */
export type SpoilName = keyof typeof SPOILS
