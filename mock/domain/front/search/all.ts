import type { GroupOf, SearchAnswer, SearchGroup, SearchQuery } from '@/contract/front/search/schemas.ts'
import { SEARCH_SIZE } from '@/contract/front/search/values.ts'
import { fold } from '@/contract/front/search/fold.ts'
import { isCertified } from '@/contract/member/values.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import { normalizeUscc } from '@/contract/validation.ts'
import { tariff, type Named } from '../../../seed/tariff.ts'
import { findHs } from '../../tools/customs/search.ts'
import type { Caller, Deps } from '../../deps.ts'
import { latestConfirmed } from '../../market/listing/similar.ts'
import { toldStatus } from '../../market/listing/stock.ts'
import { listingSummary } from '../../market/listing/view.ts'
import { isPublished, newestFirst } from '../news/list.ts'
import { wordsOf } from '../news/words.ts'
import { maySee } from '../../trade/tender/admission.ts'
import { quality, questionOf, rememberKeys, type Question } from './keys.ts'
import { rankedRows, rankedItems } from './ranked.ts'
import { companyKeys, listingKeys, newsKeys, tenderKeys } from './things.ts'
import { bodyForList } from '../../market/listing/listBody.ts'
import type { Language } from '../../../messages.ts'
import { listingTitle } from '../../title/listingTitle.ts'
import { cityName } from '../../title/places.ts'
import { tenderTitleIn } from '../../title/tenderTitle.ts'

/** Rank of a tender that only its publisher's name matches, and penalty of an ended one. */
const FAR = 9
/** A word in more enterprise names than this identifies none. */
const MOST_NAMED = 10

const portKeys = rememberKeys<Port>((port) => ({
  codes: [port.unlocode, port.unlocode.slice(2), ...port.aliases, port.pinyin, port.initials],
  zh: port.nameZh,
  en: port.nameEn,
}))
const hsKeys = rememberKeys<Named>(({ nameZh, nameEn }) => ({ zh: nameZh, en: nameEn }))

interface Asked {
  deps: Deps
  question: Question
  caller: Caller | undefined
  size: number
}

/** Enterprises named in the text: their tenders are found too. */
function namedCompanies({ deps, question }: Asked): Set<string> {
  if (question.whole.length < 2) return new Set()
  const named = deps.rows.companies.all((company) => (quality(companyKeys(company), question) ?? FAR) < FAR - 1)
  return new Set(named.length > MOST_NAMED ? [] : named.map(({ id }) => id))
}

const titlesBy = (titleIn: (language: Language) => string) => ({ titleZh: titleIn('zh-CN'), titleEn: titleIn('en-US') })

function tenders(asked: Asked): GroupOf<'TENDER'> {
  const { deps, question, caller, size } = asked
  const buyers = namedCompanies(asked)
  const { found, ...rest } = rankedRows(
    deps.rows.tenders,
    (tender) => {
      if (!tender.publishAt || !tender.body || !maySee(deps, tender, caller)) return undefined
      const own = quality(tenderKeys(tender), question) ?? (buyers.has(tender.companyId) ? FAR : undefined)
      // An ended tender is wanted by those who know its number or name; otherwise open ones come first.
      return own === undefined || own === 0 || tender.status === 'QUOTING' ? own : own + FAR
    },
    (a, b) => (a.body?.deadline ?? '').localeCompare(b.body?.deadline ?? '') || a.id.localeCompare(b.id),
    size,
  )
  const hits = found.map((tender) => {
    const { id, no, status, body } = tender
    const [lane] = body?.lanes ?? []
    const way = { ...(lane && { pol: lane.pol }), ...(lane?.pod && { pod: lane.pod }) }
    return {
      id,
      no,
      status,
      ...titlesBy((language) => tenderTitleIn(language, tender)),
      deadline: body?.deadline ?? '',
      ...way,
    }
  })
  return { kind: 'TENDER', ...rest, hits }
}

function listings({ deps, question, caller, size }: Asked): GroupOf<'LISTING'> {
  const { found, ...rest } = rankedRows(
    deps.rows.listings,
    (row) => {
      if (row.status !== 'ONLINE') return undefined
      const own = quality(listingKeys(row), question)
      return own !== undefined && toldStatus(deps, row) === 'ONLINE' ? own : undefined
    },
    latestConfirmed,
    size,
  )
  const hits = found.map((row) => {
    const { id, no, kind, pol, pod, prices } = listingSummary(deps, row, caller)
    const [lowest] = prices
    const way = { ...(pol && { pol }), ...(pod && { pod }) }
    const titles = titlesBy((language) => listingTitle({ ...deps, language }, bodyForList(row)))
    return { id, no, kind, ...titles, ...way, ...(lowest && { price: lowest.allIn }) }
  })
  return { kind: 'LISTING', ...rest, hits }
}

function companies({ deps, question, size }: Asked): GroupOf<'COMPANY'> {
  const uscc = normalizeUscc(question.text)
  const { found, ...rest } = rankedRows(
    deps.rows.companies,
    // A registration number must match completely: parts of it are not public.
    (company) => (company.uscc === uscc ? 0 : quality(companyKeys(company), question)),
    (a, b) =>
      Number(isCertified(b.certification)) - Number(isCertified(a.certification)) ||
      b.completedOrders - a.completedOrders ||
      a.id.localeCompare(b.id),
    size,
  )
  const hits = found.map(({ id, nameZh, nameEn, userType, cityName: city, certification }) => ({
    id,
    titleZh: nameZh,
    titleEn: nameEn || nameZh,
    userType,
    cityName: cityName(deps.language, city),
    certified: isCertified(certification),
  }))
  return { kind: 'COMPANY', ...rest, hits }
}

function ports({ deps, question, size }: Asked): GroupOf<'PORT'> {
  const { found, ...rest } = rankedItems(deps.reference.freight.ports, portKeys, question, size)
  const hits = found.map(({ unlocode, nameZh, nameEn, country }) => ({
    id: unlocode,
    titleZh: nameZh,
    titleEn: nameEn,
    country,
  }))
  return { kind: 'PORT', ...rest, hits }
}

function hsCodes({ deps, question, size }: Asked): GroupOf<'HS'> {
  const asHit = ({ code, nameZh, nameEn }: Named) => ({ id: code, titleZh: nameZh, titleEn: nameEn })
  const { hits, total } = findHs(deps, { keyword: question.text, size })
  const [first] = hits
  if (first) {
    const isExact = [first.code, first.nameZh, first.nameEn].some((text) => fold(text) === question.whole)
    return { kind: 'HS', total, isExact, hits: hits.map(asHit) }
  }
  const { headings, entries } = tariff()
  const { found, ...rest } = rankedItems<Named>([...headings, ...entries], hsKeys, question, size)
  return { kind: 'HS', ...rest, hits: found.map(asHit) }
}

function news({ deps, question, size }: Asked): GroupOf<'NEWS'> {
  const { found, ...rest } = rankedRows(
    deps.rows.news,
    (row) => (isPublished(deps, row) ? quality(newsKeys(row), question) : undefined),
    newestFirst,
    size,
  )
  const hits = found.map((row) => {
    const { zh, en } = wordsOf(row)
    const titles = { titleZh: zh?.title ?? en?.title ?? '', titleEn: en?.title ?? zh?.title ?? '' }
    return { id: row.id, ...titles, category: row.category, publishedAt: row.publishedAt }
  })
  return { kind: 'NEWS', ...rest, hits }
}

/** Everything visible to the caller that matches a text, in groups; groups with an exact first hit come first. */
export function searchAll(
  deps: Deps,
  { q, size = SEARCH_SIZE }: SearchQuery,
  caller: Caller | undefined,
): SearchAnswer {
  const asked: Asked = { deps, question: questionOf(q), caller, size }
  const groups: SearchGroup[] = [tenders, listings, companies, ports, hsCodes, news]
    .map((find): SearchGroup => find(asked))
    .filter(({ total }) => total > 0)
  return { groups: groups.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)) }
}
