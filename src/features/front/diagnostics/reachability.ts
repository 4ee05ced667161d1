import type { Call } from '@/api/client.ts'
import { BusinessError, TransportError } from '@/api/errors.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'

/** A group of endpoints, probed by one read call without login. */
export type GroupId = 'auth' | 'home' | 'tender' | 'shipping' | 'customs' | 'reference' | 'dict' | 'freight'

/** Result of a probe; `refused` is a response too, but an error. `code` is a business code or the kind of failure. */
export interface Reading {
  state: 'ok' | 'refused' | 'unreachable'
  ms: number
  code: string
}

interface Probe {
  id: GroupId
  path: string
  run: (call: Call, signal: AbortSignal) => Promise<unknown>
}

function probe<In, Out>(id: GroupId, endpoint: Endpoint<In, Out>, input: In): Probe {
  const quiet = { silent: true, noToken: true, noRedirect: true } as const
  return { id, path: endpoint.path, run: (call, signal) => call(endpoint, input, { ...quiet, signal }) }
}

/** Probes in display order; bids, orders, payments and files need a login and are not probed. */
export const PROBES: readonly Probe[] = [
  probe('auth', authEndpoints.captcha, { width: 320 }),
  probe('home', homeEndpoints.overview, {}),
  probe('tender', tenderEndpoints.page, { current: 1, size: 1 }),
  probe('shipping', shippingDateEndpoints.page, { current: 1, size: 1, pol: 'CNSHA', pod: 'USLAX' }),
  probe('customs', customsEndpoints.searchHs, { keyword: '8471', size: 1 }),
  probe('reference', referenceEndpoints.provinces, { current: 1, size: 1 }),
  probe('dict', referenceEndpoints.dictAll, {}),
  probe('freight', referenceEndpoints.freight, {}),
]

/** Probes one group and measures its latency in ms. Never rejects. */
export async function measure({ run }: Probe, call: Call, signal: AbortSignal): Promise<Reading> {
  const from = performance.now()
  const took = () => Math.round(performance.now() - from)
  try {
    await run(call, signal)
    return { state: 'ok', ms: took(), code: '200' }
  } catch (error) {
    if (error instanceof BusinessError) return { state: 'refused', ms: took(), code: String(error.code) }
    const code = error instanceof TransportError ? (error.status?.toString() ?? error.kind) : 'unknown'
    return { state: 'unreachable', ms: took(), code }
  }
}
