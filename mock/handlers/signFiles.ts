import { z } from 'zod'
import { fileUrl } from '@/contract/file/schemas.ts'

type Sign = (path: string) => Promise<string>

const known = new WeakMap<object, boolean>()

/** The inner schema of a wrapper such as optional; it validates the same value. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.unwrap())
  return schema
}

/** Direct subschemas of a schema. */
function partsOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  return []
}

/** Whether a value of a schema can contain a file URL. */
function holdsFiles(given: unknown): boolean {
  const schema = unwrapped(given)
  if (schema === fileUrl) return true
  if (typeof schema !== 'object' || schema === null) return false
  const before = known.get(schema)
  if (before !== undefined) return before
  known.set(schema, false)
  const holds = partsOf(schema).some(holdsFiles)
  known.set(schema, holds)
  return holds
}

/** The value with every file URL signed; the fields are defined by the contract, never by the value. */
export async function signFiles(given: unknown, value: unknown, sign: Sign): Promise<unknown> {
  const schema = unwrapped(given)
  if (value === undefined || value === null || !holdsFiles(schema)) return value
  if (schema === fileUrl) return sign(value as string)
  if (schema instanceof z.ZodArray)
    return Promise.all((value as unknown[]).map(async (one) => signFiles(schema.element, one, sign)))
  if (schema instanceof z.ZodUnion) {
    const kind = (schema.options as readonly z.ZodType[]).find((one) => one.safeParse(value).success)
    return kind ? signFiles(kind, value, sign) : value
  }
  // A part that is not traversed would return an unsigned URL that cannot be opened.
  if (!(schema instanceof z.ZodObject))
    throw new Error('Addresses of files are signed in objects, lists and choices of them only')
  const signed = Object.entries(schema.shape).map(
    async ([name, part]) => [name, await signFiles(part, (value as Record<string, unknown>)[name], sign)] as const,
  )
  const parts = (await Promise.all(signed)).filter(([, part]) => part !== undefined)
  return { ...value, ...Object.fromEntries(parts) }
}
