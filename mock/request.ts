import { LARGEST_FILE } from '@/contract/file/content.ts'
import { DomainError, tooLarge } from './domain/errors.ts'

/** Maximum body size of a call in bytes, and of a multipart upload. */
const CALL_BYTES = 1024 * 1024
const FILE_BYTES = LARGEST_FILE + 64 * 1024
/** Maximum number of values in a body, and maximum nesting depth: parsing time depends on these too. */
const MOST_VALUES = 50_000
const DEEPEST = 32

/**
 * Reads the input of a request: the query of a GET, the JSON of a POST, the form of the upload call. Resolves to
 * `undefined` for an unreadable body.
 * @throws DomainError 4013 for too much input; the rest of the body is then not read.
 */
export async function readInput(request: Request, url: URL, takesFile: boolean): Promise<unknown> {
  if (request.method === 'GET') return readQuery(url.searchParams)
  const type = request.headers.get('content-type') ?? ''
  const isForm = takesFile && type.startsWith('multipart/form-data')
  try {
    const bytes = await readBytes(request, isForm ? FILE_BYTES : CALL_BYTES)
    if (isForm) return await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return readJson(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof DomainError) throw error
    return undefined
  }
}

function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  const body: unknown = JSON.parse(text)
  refuseTooMuch(body)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}

/** Reads a body up to the limit, by its actual length instead of its header. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  // Some browsers do not provide a request's body as a stream.
  if (!request.body) return readWhole(request, most)
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      // Not awaited: for a shared body it would wait for the other reader.
      reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function readWhole(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > most) throw tooLarge()
  return bytes
}

/** Traverses level by level: recursion would overflow at the very nesting it checks. */
function refuseTooMuch(body: unknown): void {
  let values = 0
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > DEEPEST || values > MOST_VALUES) throw tooLarge()
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}

/** `a[]=1&a[]=2` and `a=1&a=2` are lists; everything else is text. */
function readQuery(query: URLSearchParams): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    if (name.endsWith('[]')) out[name.slice(0, -2)] = values
    else out[name] = values.length > 1 ? values : values[0]
  }
  return out
}
