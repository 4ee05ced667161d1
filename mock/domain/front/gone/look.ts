import type { Gone, GoneQuery } from '@/contract/front/gone/schemas.ts'
import { MOST_NEAR } from '@/contract/front/gone/values.ts'
import type { Deps } from '../../deps.ts'
import { bodyForList as listingBody } from '../../market/listing/listBody.ts'
import { latestConfirmed } from '../../market/listing/similar.ts'
import { toldStatus } from '../../market/listing/stock.ts'
import { composedListing } from '../../title/listingTitle.ts'
import { wayIn } from '../../title/places.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'
import { passageById, type Passage } from '../../tools/schedule/passages.ts'
import { atPort, departuresBetween } from '../../tools/schedule/sailings.ts'
import { isPublic } from '../../trade/tender/admission.ts'
import { bodyForList } from '../../trade/tender/listBody.ts'
import { isPublished, newestFirst } from '../news/list.ts'
import { isEnded } from '../news/pin.ts'
import { newsThing } from './remember.ts'
import type { GoneRow, GoneThing } from './row.ts'

const AHEAD_MS = 42 * 24 * 3600_000
type Near = Gone['near']

/** What an id that is not there any more named, and the nearest that live. */
export function lookGone(deps: Deps, { kind, id }: GoneQuery): Gone {
  if (kind === 'SAILING') return lookSailing(deps, id)
  const was = thingOf(deps, kind, id)
  const title = was && (deps.language === 'zh-CN' ? was.zh : was.en)
  return { ...(was && title && { was: { title, at: was.at } }), near: NEAR[kind](deps, was, id) }
}

/** A thing that was removed, or an article that was taken off: both were public. */
function thingOf({ rows }: Deps, kind: GoneRow['kind'], id: string): GoneThing | undefined {
  const article = kind === 'NEWS' ? rows.news.get(id) : undefined
  if (article) return article.status === 'OFFLINE' ? newsThing(article) : undefined
  return rows.gone.all((row) => row.kind === kind).flatMap(({ things }) => things.find((one) => one.id === id) ?? [])[0]
}

/** How alike two things are: both ports, then one of them, then the mode. */
function likeness(
  was: GoneThing | undefined,
  mode: string,
  ways: readonly { pol?: string | undefined; pod?: string | undefined }[],
): number {
  if (!was) return 0
  const alike = ways.map(
    ({ pol, pod }) => (pol && pol === was.pol ? 2 : 0) + (pod && pod === was.pod ? 3 : 0) + (mode === was.mode ? 4 : 0),
  )
  return Math.max(0, ...alike)
}

const NEAR: Record<GoneRow['kind'], (deps: Deps, was: GoneThing | undefined, id: string) => Near> = {
  TENDER: (deps, was) =>
    deps.rows.tenders
      .all((tender) => isPublic(tender) && tender.status === 'QUOTING')
      .map((tender) => ({ tender, ...bodyForList(tender) }))
      .filter(({ deadline }) => Date.parse(deadline) > deps.now())
      .map((open) => ({ ...open, score: likeness(was, open.mode, open.lanes) }))
      .toSorted((a, b) => b.score - a.score || Date.parse(a.deadline) - Date.parse(b.deadline))
      .slice(0, MOST_NEAR)
      .map(({ tender, deadline: at }) => ({ id: tender.id, title: tenderTitle(deps, tender), at })),
  LISTING: (deps, was) =>
    deps.rows.listings
      .all(({ status }) => status === 'ONLINE')
      .map((row) => ({ row, body: listingBody(row) }))
      .map((online) => ({ ...online, score: likeness(was, online.body.mode, [online.body]) }))
      .toSorted((a, b) => b.score - a.score || latestConfirmed(a.row, b.row))
      .filter(({ row }) => toldStatus(deps, row) === 'ONLINE')
      .slice(0, MOST_NEAR)
      .map(({ row, body }) => ({
        id: row.id,
        title: body.title || composedListing(deps.language, body),
        at: `${body.validTo}T15:59:59Z`,
      })),
  NEWS: (deps, was, id) => {
    const shared = (one: readonly string[] = [], other: readonly string[] = []) =>
      one.filter((part) => other.includes(part)).length
    const score = ({ ports, lanes }: Pick<GoneThing, 'ports' | 'lanes'>) =>
      2 * shared(was?.ports, ports) + shared(was?.lanes, lanes)
    return deps.rows.news
      .all((row) => row.id !== id && isPublished(deps, row) && !isEnded(row, deps.now()))
      .toSorted((a, b) => score(b) - score(a) || newestFirst(a, b))
      .slice(0, MOST_NEAR)
      .map((row) => {
        const { zh, en } = newsThing(row)
        return { id: row.id, title: deps.language === 'zh-CN' ? zh : en, at: row.publishedAt }
      })
  },
}

/** The id of a sailing says what it was; the next ones of its ports live. */
function lookSailing(deps: Deps, id: string): Gone {
  const planned = passageById(id, -Infinity)
  const [pol, pod] = [planned?.pol, planned?.pod].map((code) => deps.reference.portByCode.get(code ?? ''))
  if (!planned || !pol || !pod) return { near: [] }
  const told = (passage: Passage) => ({
    title: `${passage.legs.map(({ service }) => service.code).join(' + ')} ${wayIn(deps.language, passage.pol, passage.pod)}`,
    at: atPort(passage.etd, passage.pol),
  })
  const near = departuresBetween(pol, pod, deps.now(), deps.now() + AHEAD_MS, deps.now())
    .filter((one) => one.id !== id)
    .toSorted((a, b) => Math.abs(a.etd - planned.etd) - Math.abs(b.etd - planned.etd) || a.etd - b.etd)
    .slice(0, MOST_NEAR)
  return { was: told(planned), near: near.map((passage) => ({ id: passage.id, ...told(passage) })) }
}
