type Body = Record<string, unknown> & { code: number; data: Record<string, unknown> }

/** One violation of the contract: the call, and what the report must say about it. */
interface Wrong {
  call: string
  path: string
  says: string
  /** Returns a wrong response for the right one, or undefined to keep it. */
  spoil: (body: Body, response: Response, request: Request) => Response | undefined
}

const answer = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'x-server-time': '2026-11-21T02:00:00Z' },
    ...init,
  })
const onlyOk =
  (change: (body: Body) => unknown): Wrong['spoil'] =>
  (body) =>
    body.code === 200 ? answer(change(body)) : undefined
const firstRecord = (body: Body): Record<string, unknown> =>
  (body.data['records'] as Record<string, unknown>[])[0] ?? {}

/** Violations of the contract, each at a different call. */
export const WRONGS: readonly Wrong[] = [
  {
    call: 'tender.page',
    path: 'api/tender/page',
    says: 'data.records.0.title',
    spoil: onlyOk((body) => {
      firstRecord(body)['title'] = 5
      return body
    }),
  },
  {
    call: 'listing.page',
    path: 'api/listing/page',
    says: 'data.total',
    spoil: onlyOk((body) => ({ ...body, data: { ...body.data, total: undefined } })),
  },
  {
    call: 'news.page',
    path: 'api/news/page',
    says: 'data.records.0.publishedAt',
    spoil: onlyOk((body) => {
      firstRecord(body)['publishedAt'] = '21/11/2026 10:00'
      return body
    }),
  },
  {
    call: 'reference.provinces',
    path: 'api/province/listAll',
    says: 'no code',
    spoil: onlyOk(({ data }) => ({ data })),
  },
  {
    call: 'home.overview',
    path: 'api/home/overview',
    says: 'no envelope',
    spoil: () => new Response('<!doctype html><p>proxy', { headers: { 'content-type': 'text/html' } }),
  },
  {
    call: 'customs.chapters',
    path: 'api/customs/chapters',
    says: 'HTTP status 404',
    spoil: () => new Response('not found', { status: 404 }),
  },
  {
    call: 'message.unread',
    path: 'api/message/unread',
    says: 'HTTP status 401',
    spoil: (body) => (body.code === 4098 ? answer(body, { status: 401 }) : undefined),
  },
  {
    call: 'order.page',
    path: 'api/order/page',
    says: 'code 200, not 4098',
    spoil: (body) =>
      body.code === 4098
        ? answer({ code: 200, message: 'ok', data: { records: [], total: 0, current: 1, size: 10, pages: 0 } })
        : undefined,
  },
  {
    call: 'order.start',
    path: 'api/order/start',
    says: 'answers 5000',
    spoil: (body) => (body.code === 4004 ? answer({ code: 5000, message: 'NullPointerException' }) : undefined),
  },
  {
    call: 'booking.accept',
    path: 'api/booking/accept',
    says: '4001 without data.fields',
    spoil: (body) => (body.code === 4001 ? answer({ code: 4001, message: 'wrong' }) : undefined),
  },
  {
    call: 'invoice.cancel',
    path: 'api/invoice/cancel',
    says: 'code 4009, not 4001',
    spoil: (body) => (body.code === 4001 ? answer({ code: 4009, message: 'changed' }) : undefined),
  },
  {
    call: 'favorite.page',
    path: 'api/favorite/page',
    says: 'x-server-time missing',
    spoil: (body) => answer(body, { headers: { 'content-type': 'application/json' } }),
  },
  {
    call: 'bid.stats',
    path: 'api/bid/stats',
    says: 'does not follow Accept-Language',
    spoil: (body) => (body.code === 4098 ? answer({ ...body, message: 'Sign in again' }) : undefined),
  },
  {
    call: 'company.page',
    path: 'api/company/page',
    says: 'code 999 is not of the contract',
    spoil: onlyOk((body) => ({ ...body, code: 999 })),
  },
  {
    call: 'search.all',
    path: 'api/search/all',
    says: 'no message',
    spoil: onlyOk(({ data }) => ({ code: 200, data })),
  },
  {
    call: 'auth.logout',
    path: 'oauth/logout',
    says: 'data.done',
    spoil: onlyOk((body) => ({ ...body, data: {} })),
  },
  {
    call: 'customs.rates',
    path: 'api/customs/rates',
    says: 'for a sign-in although guests',
    spoil: () => answer({ code: 4098, message: 'Sign in again' }),
  },
  {
    call: 'reference.dictAll',
    path: 'api/dict/listAll',
    says: 'dictionary tender_status has no names for FAILED',
    spoil: onlyOk((body) => {
      const dicts = body.data as unknown as { dictCode: string; items: { itemCode: string; itemNameEn: string }[] }[]
      for (const item of dicts.find(({ dictCode }) => dictCode === 'tender_status')?.items ?? [])
        if (item.itemCode === 'FAILED') item.itemNameEn = ''
      return { ...body, data: dicts.filter(({ dictCode }) => dictCode !== 'gap_band') }
    }),
  },
  {
    call: 'reference.dictAll',
    path: 'api/dict/listAll',
    says: 'dictionary gap_band is missing',
    spoil: () => undefined,
  },
]

/** A server that is right except for the violations of the table. */
export function wrongly(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await handle(request.clone())
    const wrong = WRONGS.find(({ path }) => new URL(request.url).pathname === `/trading-api/trading/${path}`)
    if (!wrong) return response
    return wrong.spoil((await response.clone().json()) as Body, response, request) ?? response
  }
}
