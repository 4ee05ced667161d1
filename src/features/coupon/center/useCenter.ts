import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CenterBatch, CenterQuery } from '@/contract/coupon/schemas.ts'
import { COUPON_KINDS } from '@/contract/coupon/values.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { namesReadBy } from '@/routes/params.ts'
import { PORT_CODE } from '@/routes/addressForms.ts'

const FILTERS = namesReadBy('couponCenter')(['kind', 'q', 'mode', 'pol', 'pod', 'usableByMe', 'fitsMine', 'endingSoon'])
type CenterFilter = (typeof FILTERS)[number]

/** A search over the collection centre with its state in the URL. */
export type CenterSearch = List<CenterBatch, CenterFilter>

const FLAG = ['true']
const flag = (text: string | undefined): true | undefined => (text === 'true' ? true : undefined)

/** Collectable batches; by default those that end first come first. */
export function useCenter(): CenterSearch {
  return useList<CenterQuery, CenterBatch, CenterFilter>(couponEndpoints.center, {
    filters: FILTERS,
    refreshOnFocus: true,
    rules: {
      kind: COUPON_KINDS,
      mode: TRANSPORT_MODES,
      pol: PORT_CODE,
      pod: PORT_CODE,
      usableByMe: FLAG,
      fitsMine: FLAG,
      endingSoon: FLAG,
    },
    toQuery: ({ kind, q, mode, pol, pod, ...flags }) => ({
      kind: COUPON_KINDS.find((one) => one === kind),
      keyword: q?.slice(0, KEYWORD_MAX),
      mode: TRANSPORT_MODES.find((one) => one === mode),
      pol,
      pod,
      usableByMe: flag(flags.usableByMe),
      fitsMine: flag(flags.fitsMine),
      endingSoon: flag(flags.endingSoon),
    }),
  })
}
