import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import type { Deps } from '../domain/deps.ts'
import type { QuestionRow } from '../domain/trade/question/row.ts'
import type { TenderRow } from '../domain/tradeRows.ts'

const HOUR_MS = 3600_000
/** Questions of bidders with their answers; without an answer it is open. */
const TALKS: readonly (readonly [question: string, answer?: string])[] = [
  ['货好时间能否推迟 2–3 天？', '最多可推迟 2 天，请按最晚开航日安排船期。'],
  [
    'What is the largest single piece, and its weight?',
    'The largest piece is 120 × 100 × 110 cm and about 450 kg. Nothing needs special lifting.',
  ],
  [
    '量大可以面谈，请加微信 demo_freight88 或致电 164 0000 0099，方便先发装箱单吗？',
    '请在平台内沟通，中标后提供装箱单。',
  ],
  ['报价是否需要包含目的地清关和派送？', '不需要，按所列费用逐项报价即可。'],
  ['Could the cargo be split over two sailings within the window?'],
  ['付款条件是否可以协商？'],
]
/** Number of open tenders with questions, and of later tenders of the first demo company. */
const OPEN = 24
const LATER = 6

/** Creates questions on open tenders with bids, and on all of the demo company's. */
export function seedQuestions(deps: Deps, now: number): void {
  const published = deps.rows.tenders
    .all((tender) => tender.publishAt !== undefined && tender.body !== undefined)
    .toSorted((a, b) => a.no.localeCompare(b.no))
  const own = published.filter((tender) => tender.companyId === 'c01')
  const open = published.filter((tender) => tender.status === 'QUOTING')
  const later = own.filter((tender) => tender.status === 'EVALUATING' || tender.status === 'AWARDED').slice(0, LATER)
  const chosen = new Set([...own.filter(({ status }) => status === 'QUOTING'), ...open.slice(0, OPEN), ...later])
  ;[...chosen].forEach((tender, index) => talk(deps, tender, index, now))
}

function talk(deps: Deps, tender: TenderRow, index: number, now: number): void {
  const from = Date.parse(tender.publishAt ?? '')
  const to = Math.min(now, Date.parse(tender.body?.deadline ?? ''))
  const askers = askersOf(deps, tender)
  const count = tender.companyId === 'c01' ? TALKS.length : 1 + (index % 3)
  for (let place = 0; place < count && askers.length > 0; place++) {
    const [text, answer] = TALKS[(index + place) % TALKS.length] ?? ['']
    const asker = place % askers.length
    const at = from + ((to - from) * (place + 1)) / (count + 2)
    const row: QuestionRow = {
      id: `q${tender.no.slice(2)}${place}`,
      tenderId: tender.id,
      companyId: askers[asker] ?? '',
      asker,
      text,
      at: new Date(at).toISOString(),
      version: answer ? 2 : 1,
      ...(answer && { answer: { text: answer, at: new Date(Math.min(to, at + HOUR_MS)).toISOString() } }),
    }
    deps.rows.questions.put(row)
  }
}

/** Up to three enterprises: the first bidders, then others that may quote. */
function askersOf(deps: Deps, tender: TenderRow): string[] {
  const bidders = deps.rows.bids.all((bid) => bid.tenderId === tender.id).map((bid) => bid.companyId)
  const mode = tender.body?.mode ?? 'FCL'
  const able = deps.rows.companies
    .all(({ id, userType, certification }) => {
      return id !== tender.companyId && certification === 'APPROVED' && mayQuote(userType, mode)
    })
    .map(({ id }) => id)
    .toSorted()
  return [...new Set([...bidders, ...able])].slice(0, 3)
}
