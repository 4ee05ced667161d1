/** Reads what a request carries: the query of a GET, the JSON or form of a POST. Gives `undefined` for a body that cannot be read. */
export async function readInput(request: Request, url: URL): Promise<unknown> {
  if (request.method === 'GET') return readQuery(url.searchParams)
  try {
    if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return await request.formData()
    const text = await request.text()
    if (text.trim() === '') return {}
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
  } catch {
    return undefined
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
