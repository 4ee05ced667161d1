import { PAYS_AT } from '@/contract/trade/tender/payers/split.ts'
import type { PaidAt } from '@/contract/trade/tender/payers/values.ts'
import { known } from '@/contract/known.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { termSums } from '@/contract/trade/bid/payer.ts'
import { DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { wordsIn } from '@/i18n/locale.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import { FACT_TEXT, factsOf, notWholeText, ratingText } from '../facts.ts'
import { bidName, letterOf } from '../names.ts'
import { PAID_TEXT } from '../paidSums.ts'
import { rankedLabel } from '../ranked.ts'
import { verdictText } from '../verdicts.ts'
import { amountCell } from '@/lists/sheetTable.ts'
import type { Shown } from './table.ts'
import type { SheetWords } from './words.ts'

const BAND_TEXT = {
  COMPARABLE: 'comparison.sheet.band.COMPARABLE',
  UNPRICED: 'comparison.sheet.band.UNPRICED',
  PARTIAL: 'comparison.sheet.band.PARTIAL',
  FAILS: 'comparison.sheet.band.FAILS',
  OUT: 'comparison.matrix.out',
} as const
/** Where a charge is paid. */
export const TERM_TEXT = { PRE: 'comparison.sheet.PRE', COL: 'comparison.sheet.COL' } as const

/** Who a row is of: the enterprise and its alternative. */
export function bidderColumns({ t, locale }: SheetWords): SheetColumn<CompareColumn>[] {
  return [
    [t('comparison.record.bidder'), ({ bid: { bidder } }) => wordsIn(locale, bidder.nameZh, bidder.nameEn)],
    [
      t('comparison.sheet.option'),
      ({ bid: { option, optionName } }) => optionName ?? (option === 1 ? '' : letterOf(option)),
    ],
  ]
}

/** The first sheet: a row a bid with its compared price and what it stands on. TRADE.md 1.5. */
export function summaryColumns(shown: Shown): SheetColumn<CompareColumn>[] {
  const { words } = shown
  const { t, formats } = words
  return [
    [t('comparison.sheet.band'), ({ band }) => t(known(BAND_TEXT, band) ?? 'comparison.matrix.out')],
    [t('comparison.record.rank'), ({ rank }) => rank],
    ...bidderColumns(words),
    [t('comparison.sheet.version'), ({ bid }) => bid.version],
    [t('comparison.sheet.receipt'), ({ bid }) => bid.receiptNo],
    [t('comparison.matrix.submitted'), ({ bid }) => formats.dateTime(bid.submittedAt)],
    ...priceColumns(shown),
    [t('comparison.matrix.score'), (column) => (column.rank === undefined ? undefined : column.score.total)],
    [t('comparison.demands.title'), (column) => demandsText(column, words)],
    [
      t('comparison.letter.validity'),
      ({ bid }) => t('comparison.letter.validFromTo', { from: bid.validFrom, to: bid.validTo }),
    ],
    ...creditColumn(shown),
    [t(FACT_TEXT.rating), ({ bid }) => ratingText(bid)],
    [t(FACT_TEXT.completeness), ({ bid }) => `${bid.completeness}%`],
    [t('comparison.list.status'), ({ bid }) => words.status(bid.status)],
    [t('comparison.sheet.reason'), (column) => reasonText(column, words)],
    [t(FACT_TEXT.note), ({ bid }) => bid.note],
  ]
}

/** The credit that each bid offers, if any does. */
function creditColumn({ comparison: { columns }, tender, words: { t } }: Shown): SheetColumn<CompareColumn>[] {
  if (!factsOf(columns).includes('credit')) return []
  const { compareCurrency: currency } = tender
  return [[`${t(FACT_TEXT.credit)} (${currency})`, ({ bid }) => amountCell(bid.creditOffered, currency)]]
}

/** The prices of a bid in the currency of the comparison. */
function priceColumns(shown: Shown): SheetColumn<CompareColumn>[] {
  const { tender, settings, words } = shown
  const { t } = words
  const { currency, daysUsed, laneNo } = settings
  const priced = (label: string): string => `${label} (${currency})`
  const ranked = (label: string): string => priced(rankedLabel(t, label, rankOnOf(tender)))
  const money = (amount: string | undefined) => amountCell(amount, currency)
  const whoPays = (paidAt: PaidAt): string[] =>
    tender.payers ? [t(PAID_TEXT[PAYS_AT[tender.payers.party] === paidAt ? 'ours' : 'others'])] : []
  const paid = (paidAt: PaidAt): SheetColumn<CompareColumn> => [
    priced([t(TERM_TEXT[paidAt]), ...whoPays(paidAt)].join(' · ')),
    ({ bid }) => {
      const lanes = bid.lanes.filter((lane) => !lane.noQuote && (laneNo === undefined || lane.laneNo === laneNo))
      const lines = lanes.flatMap(({ charges }) => charges)
      return money(termSums(lines, currency, tender.rates)[paidAt].amount)
    },
  ]
  return [
    [ranked(t('comparison.matrix.allIn')), ({ allIn }) => money(allIn)],
    [ranked(t('comparison.sheet.quoted')), ({ quoted }) => money(quoted)],
    [ranked(t('comparison.sheet.estimated')), ({ estimate }) => money(estimate)],
    paid('PRE'),
    paid('COL'),
    [ranked(t('comparison.matrix.perBox')), ({ perBox }) => money(perBox)],
    [ranked(t('comparison.matrix.perTeu')), ({ perTeu }) => money(perTeu)],
    [ranked(t('comparison.matrix.landed', { days: daysUsed })), ({ landed }) => money(landed)],
    ...samePartColumns(shown),
    [priced(t('comparison.matrix.delta')), (column) => (column.rank === undefined ? undefined : money(column.delta))],
  ]
}

/** What the best comparable bid asks for the part that a bid offers, and whose it is; if there is a bid for a part. */
function samePartColumns({ comparison: { parts }, tender, settings, words }: Shown): SheetColumn<CompareColumn>[] {
  if (parts.size === 0) return []
  const { t, locale } = words
  const { currency } = settings
  const label = rankedLabel(t, t('comparison.sheet.samePart'), rankOnOf(tender))
  return [
    [`${label} (${currency})`, ({ bid }) => amountCell(parts.get(bid.id)?.allIn, currency)],
    [
      t('comparison.sheet.samePartOf'),
      ({ bid }) => {
        const part = parts.get(bid.id)
        return part && bidName(t, locale, part.bid)
      },
    ],
  ]
}

/** How a bid meets each demand, with what was waived. */
function demandsText({ judged, bid }: CompareColumn, { t, demand }: SheetWords): string {
  const said = DEMANDS.flatMap((name) => {
    const one = judged.find((judgement) => judgement.demand === name)
    if (!one) return []
    const waived = one.waived === undefined ? '' : ` (${t('comparison.waive.state', { note: one.waived })})`
    return [`${demand(name)} ${verdictText(t, one, bid.lanes.length > 1)}${waived}`]
  })
  return said.join('; ')
}

/** Why a bid is not ranked. */
function reasonText(column: CompareColumn, { t, disqualified }: SheetWords): string | undefined {
  const out = column.bid.disqualified
  if (out) return t('comparison.disqualify.state', { reason: disqualified(out.reason), note: out.note })
  return notWholeText(t, column)
}
