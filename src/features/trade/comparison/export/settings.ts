import { DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import { levelOf } from '@/contract/trade/tender/demands/asked.ts'
import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { allWeights } from '@/contract/trade/tender/weights.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import { bidName } from '../names.ts'
import { RANK_TEXT } from '../ranked.ts'
import type { Shown } from './table.ts'

/** Who exports, and when. */
export interface Exported {
  by: string
  /** Instant of the server's clock. */
  at: string
  /** Number of bids received, shown or not. */
  bidCount: number
}

/** The sixth sheet: what the figures stand on, who made the file, and what proves that it is unchanged. */
export function settingRows(shown: Shown, { by, at, bidCount }: Exported, hash: string | undefined): SheetValue[][] {
  const { tender, comparison, settings, words } = shown
  const { t, freight, formats, demand, level } = words
  const { evaluation } = tender
  const bids = comparison.columns.map(({ bid }) => bid)
  const waived = (evaluation?.waivers ?? []).flatMap(({ bidId, demand: name, note }): SheetValue[][] => {
    const bid = bids.find(({ id }) => id === bidId)
    const text = bid && { name: bidName(t, words.locale, bid), demand: demand(name), note }
    return text ? [[t('comparison.record.waived'), t('comparison.record.waiver', text)]] : []
  })
  return [
    [t('comparison.matrix.item'), t('comparison.sheet.value')],
    [t('comparison.sheet.number'), tender.no],
    [t('comparison.sheet.title'), tender.title],
    [t('comparison.control.lane'), settings.laneNo ?? t('comparison.control.laneAll')],
    [t('comparison.sheet.bids'), `${bids.length} / ${bidCount}`],
    [t('comparison.control.currency'), settings.currency],
    [t('comparison.rankOn'), t(RANK_TEXT[rankOnOf(tender)])],
    [t('comparison.control.days'), settings.daysUsed],
    [t('comparison.control.terminalDays'), settings.terminalDays],
    [t('comparison.weights'), t('comparison.weights.formula', allWeights(settings.weights))],
    [
      t('comparison.sheet.required'),
      tender.requiredCharges.map((code) => `${code} ${freight.chargeName(code)}`).join(', '),
    ],
    ...DEMANDS.map((name): SheetValue[] => [
      `${t('comparison.demands.title')} · ${demand(name)}`,
      level(levelOf(tender.demands, name)),
    ]),
    ...(evaluation?.estimates ?? []).map((own): SheetValue[] => [
      t('comparison.record.estimates'),
      `${own.code} ${words.figure(own)}`,
    ]),
    ...waived,
    [t('comparison.sheet.by'), by],
    [t('comparison.sheet.at'), formats.dateTime(at)],
    [t('comparison.sheet.hash'), hash ?? t('comparison.sheet.noHash')],
  ]
}
