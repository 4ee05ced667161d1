import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'

interface Shape {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  format?: string
  minimum?: number
  minItems?: number
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
}
interface Operation {
  responses: { 200: { content: { 'application/json': { schema: Shape } } } }
}
const { paths, components } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape> }
}

/** A minimal response that conforms to the schema: required fields only. */
function sampleOf(shape: Shape): unknown {
  if (shape.$ref !== undefined) return sampleOf(components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {})
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const choice = shape.anyOf?.[0] ?? shape.oneOf?.[0]
  if (choice) return sampleOf(choice)
  if (shape.type === 'object')
    return Object.fromEntries((shape.required ?? []).map((name) => [name, sampleOf(shape.properties?.[name] ?? {})]))
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items ?? {}))
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.format === 'date-time') return '2026-11-22T02:00:00.000Z'
  if (shape.format === 'date') return '2026-11-22'
  return shape.type === 'string' ? '1' : {}
}

/** A server generated from the OpenAPI document, and the requests it received: `METHOD path`. */
export interface SampleBackend {
  asked: string[]
  server: Server
}

/** Starts it; it requires no login. */
export async function startSampleBackend(port: number): Promise<SampleBackend> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace('/trading-api', '')
    asked.push(`${request.method} ${path}`)
    const operation = path.includes('/demo/') ? undefined : paths[path]?.[(request.method ?? '').toLowerCase()]
    const schema = operation?.responses[200].content['application/json'].schema
    // The document may list an error after the success schema.
    const data = (schema?.anyOf?.[0] ?? schema)?.properties?.['data']
    const body = data ? { code: 200, message: 'OK', data: sampleOf(data) } : { code: 4004, message: 'Not found' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return { asked, server }
}
