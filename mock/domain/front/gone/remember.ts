import type { Language } from '../../../messages.ts'
import type { Deps } from '../../deps.ts'
import { bodyForList as listingBody } from '../../market/listing/listBody.ts'
import type { ListingRow } from '../../market/listing/row.ts'
import { composedListing } from '../../title/listingTitle.ts'
import { tenderTitleIn } from '../../title/tenderTitle.ts'
import { isPublic } from '../../trade/tender/admission.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { marketDay } from '../../zone.ts'
import type { NewsRow } from '../news/row.ts'
import { wordsOf } from '../news/words.ts'
import type { GoneRow, GoneThing } from './row.ts'

/** Months for which an old address can still say what it was. */
const KEPT_MONTHS = 6

/** Notes what is removed from the market today; forgets what was noted long ago. */
export function remember({ rows, now }: Deps, kind: GoneRow['kind'], things: readonly GoneThing[]): void {
  const month = marketDay(now()).slice(0, 7)
  if (things.length > 0) {
    const id = `${kind}-${month}`
    rows.gone.put({ id, kind, month, things: [...(rows.gone.get(id)?.things ?? []), ...things] })
  }
  const months = rows.gone.all((row) => row.kind === kind).toSorted((a, b) => b.month.localeCompare(a.month))
  for (const { id } of months.slice(KEPT_MONTHS)) rows.gone.remove(id)
}

const inBoth = (titleIn: (language: Language) => string): Pick<GoneThing, 'zh' | 'en'> => ({
  zh: titleIn('zh-CN'),
  en: titleIn('en-US'),
})

const places = ({ pol, pod }: { pol?: string | undefined; pod?: string | undefined }) => ({
  ...(pol && { pol }),
  ...(pod && { pod }),
})

/** A tender that is removed; nothing of one that was opened to some only. */
export function tenderThing(tender: TenderRow): GoneThing[] {
  if (!isPublic(tender)) return []
  const { mode, lanes, deadline } = bodyForList(tender)
  const [lane] = lanes
  const title = inBoth((language) => tenderTitleIn(language, tender))
  return [{ id: tender.id, ...title, at: deadline, mode, ...places(lane ?? {}) }]
}

/** A listing that is removed; nothing of one that was never published. */
export function listingThing(listing: ListingRow): GoneThing[] {
  if (!listing.published?.length) return []
  const body = listingBody(listing)
  const title = inBoth((language) => body.title || composedListing(language, body))
  return [{ id: listing.id, ...title, at: `${body.validTo}T15:59:59Z`, mode: body.mode, ...places(body) }]
}

/** An article that is removed. */
export function newsThing(article: NewsRow): GoneThing {
  const { zh, en } = wordsOf(article)
  const [zhTitle, enTitle] = [zh?.title ?? en?.title ?? '', en?.title ?? zh?.title ?? '']
  const { id, publishedAt: at, ports, lanes } = article
  return { id, zh: zhTitle, en: enTitle, at, ports, lanes }
}
