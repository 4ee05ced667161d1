import type { GroupOf, SearchAnswer, SearchGroup, SearchQuery } from '@/contract/front/search/schemas.ts'
import { questionOf, type Match } from '@/contract/front/search/match.ts'
import { isCalled, isMatching, matchOfKeys } from './keys.ts'
import { SEARCH_SIZE, type MatchedBy } from '@/contract/front/search/values.ts'
import type { HsFound } from '@/contract/tools/customs/schemas.ts'
import type { HsMatch } from '@/contract/tools/customs/values.ts'
import { fold } from '@/contract/front/search/fold.ts'
import { isCertified } from '@/contract/member/values.ts'
import { normalizeUscc } from '@/contract/validation.ts'
import { initialsOf } from '../../../seed/pinyin.ts'
import { findHs } from '../../tools/customs/search.ts'
import type { Caller, Deps } from '../../deps.ts'
import { latestConfirmed } from '../../market/listing/similar.ts'
import { toldStatus } from '../../market/listing/stock.ts'
import { listingSummary } from '../../market/listing/view.ts'
import { isPublished, newestFirst } from '../news/list.ts'
import { wordsOf } from '../news/words.ts'
import { maySee } from '../../trade/tender/admission.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { PLACE_GROUPS, type Asked } from './places.ts'
import { rankedMatches, rankedRows, type Matching, type Ranked } from './ranked.ts'
import { companyKeys, listingKeys, newsKeys, tenderKeys } from './things.ts'
import { bodyForList } from '../../market/listing/listBody.ts'
import type { Language } from '../../../messages.ts'
import { listingTitle } from '../../title/listingTitle.ts'
import { cityName } from '../../title/places.ts'
import { tenderTitleIn } from '../../title/tenderTitle.ts'

/** Rank of a tender that only its publisher's name matches. */
const FAR = 9
const BY_BUYER: Match = { rank: FAR, by: 'TEXT' }
/** A word in more enterprise names than this identifies none. */
const MOST_NAMED = 10

/** Enterprises named in the text: their tenders are found too. */
function namedCompanies({ deps, question }: Asked): Set<string> {
  if (question.whole.length < 2) return new Set()
  const named = deps.rows.companies.all(
    (company) => (matchOfKeys(companyKeys(company), question)?.rank ?? FAR) < FAR - 1,
  )
  return new Set(named.length > MOST_NAMED ? [] : named.map(({ id }) => id))
}

const titlesBy = (titleIn: (language: Language) => string) => ({ titleZh: titleIn('zh-CN'), titleEn: titleIn('en-US') })

const byDeadline = (a: TenderRow, b: TenderRow): number =>
  (a.body?.deadline ?? '').localeCompare(b.body?.deadline ?? '') || a.id.localeCompare(b.id)

/**
 * The tenders that match: open ones first, the next deadline first, except for those who know an ended one by its
 * number or name; then those that ended, the last first. Of thousands that are over only as many are ranked as are shown.
 */
function rankedTenders(asked: Asked): Ranked<TenderRow> {
  const { deps, question, caller, size } = asked
  const buyers = namedCompanies(asked)
  const matchOfTender = (tender: TenderRow): Match | undefined =>
    matchOfKeys(tenderKeys(tender), question) ?? (buyers.has(tender.companyId) ? BY_BUYER : undefined)
  const [first, ended]: [Matching<TenderRow>[], TenderRow[]] = [[], []]
  for (const thing of deps.rows.tenders.all()) {
    const keys = tenderKeys(thing)
    if (!isMatching(keys, question) && !buyers.has(thing.companyId)) continue
    if (!thing.publishAt || !thing.body || !maySee(deps, thing, caller)) continue
    const isFirst = thing.status === 'QUOTING' || isCalled(keys, question)
    const match = isFirst ? matchOfTender(thing) : undefined
    if (match) first.push({ thing, match })
    else ended.push(thing)
  }
  const { found, isExact } = rankedMatches(first, byDeadline, size)
  const total = first.length + ended.length
  if (found.length === size) return { found, total, isExact }
  const rest = ended.flatMap((thing) => {
    const match = matchOfTender(thing)
    return match ? [{ thing, match }] : []
  })
  const last = rankedMatches(rest, (a, b) => byDeadline(b, a), size - found.length)
  return { found: [...found, ...last.found], total, isExact }
}

function tenders(asked: Asked): GroupOf<'TENDER'> {
  const { found, ...rest } = rankedTenders(asked)
  const hits = found.map(({ thing: tender, by }) => {
    const { id, no, status, body } = tender
    const [lane] = body?.lanes ?? []
    const way = { ...(lane && { pol: lane.pol }), ...(lane?.pod && { pod: lane.pod }) }
    return {
      id,
      by,
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
      const own = matchOfKeys(listingKeys(row), question)
      return own && toldStatus(deps, row) === 'ONLINE' ? own : undefined
    },
    latestConfirmed,
    size,
  )
  const hits = found.map(({ thing: row, by }) => {
    const { id, no, kind, pol, pod, prices } = listingSummary(deps, row, caller)
    const [lowest] = prices
    const way = { ...(pol && { pol }), ...(pod && { pod }) }
    const titles = titlesBy((language) => listingTitle({ ...deps, language }, bodyForList(row)))
    return { id, by, no, kind, ...titles, ...way, ...(lowest && { price: lowest.allIn }) }
  })
  return { kind: 'LISTING', ...rest, hits }
}

function companies({ deps, question, size }: Asked): GroupOf<'COMPANY'> {
  const uscc = normalizeUscc(question.text)
  const { found, ...rest } = rankedRows(
    deps.rows.companies,
    // A registration number must match completely: parts of it are not public.
    (company) => (company.uscc === uscc ? { rank: 0, by: 'CODE' } : matchOfKeys(companyKeys(company), question)),
    (a, b) =>
      Number(isCertified(b.certification)) - Number(isCertified(a.certification)) ||
      b.completedOrders - a.completedOrders ||
      a.id.localeCompare(b.id),
    size,
  )
  const hits = found.map(({ thing: { id, nameZh, nameEn, userType, cityName: city, certification }, by }) => ({
    id,
    by,
    titleZh: nameZh,
    titleEn: nameEn || nameZh,
    userType,
    cityName: cityName(deps.language, city),
    certified: isCertified(certification),
  }))
  return { kind: 'COMPANY', ...rest, hits }
}

const HS_BY: Record<HsMatch, MatchedBy> = {
  CODE: 'CODE',
  NAME_ZH: 'NAME_ZH',
  NAME_EN: 'NAME_EN',
  PINYIN: 'PINYIN',
  INITIALS: 'INITIALS',
  WORD: 'WORD',
  ELEMENT: 'TEXT',
}

function hsCodes({ deps, question, size }: Asked): GroupOf<'HS'> {
  const { hits, total } = findHs(deps, { keyword: question.text, size })
  const [first] = hits
  const isExact =
    first !== undefined &&
    [first.code, first.nameZh, first.nameEn, initialsOf(first.nameZh)].some((text) => fold(text) === question.whole)
  const asHit = ({ code, nameZh, nameEn, match }: HsFound) => ({
    id: code,
    titleZh: nameZh,
    titleEn: nameEn,
    by: HS_BY[match],
  })
  return { kind: 'HS', total, isExact, hits: hits.map(asHit) }
}

function news({ deps, question, size }: Asked): GroupOf<'NEWS'> {
  const { found, ...rest } = rankedRows(
    deps.rows.news,
    (row) => (isPublished(deps, row) ? matchOfKeys(newsKeys(row), question) : undefined),
    newestFirst,
    size,
  )
  const hits = found.map(({ thing: row, by }) => {
    const { zh, en } = wordsOf(row)
    const titles = { titleZh: zh?.title ?? en?.title ?? '', titleEn: en?.title ?? zh?.title ?? '' }
    return { id: row.id, by, ...titles, category: row.category, publishedAt: row.publishedAt }
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
  const groups: SearchGroup[] = [tenders, listings, companies, ...PLACE_GROUPS, hsCodes, news]
    .map((find): SearchGroup => find(asked))
    .filter(({ total }) => total > 0)
  return { groups: groups.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)) }
}
