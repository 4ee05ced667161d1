import { countsBoxes } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import type { LaneInput } from './form.ts'
import { useIssue } from './IssueContext.ts'

/** Returns a short text for the cargo of a lane; empty while nothing is entered. */
export function useLoad(): (lane: LaneInput) => string {
  const t = useText()
  const { boxCode } = useFreight()
  const { form } = useIssue()
  const { mode = 'FCL', type } = form.draft
  return (lane) => {
    if (!countsBoxes(mode)) {
      const { pieces, grossKg, cbm } = lane.loose ?? {}
      return pieces ? t('common.cargo.loose', { pieces, kg: Number(grossKg || NaN), cbm: Number(cbm || NaN) }) : ''
    }
    const boxes = (lane.boxes ?? [])
      .filter(({ isoCode, qty }) => isoCode && qty)
      .map(({ isoCode, qty }) => `${qty}\u00D7${boxCode(isoCode)}`)
      .join(' + ')
    return type === 'CONTRACT' && lane.boxesPerWeek
      ? [boxes, t('issue.lane.weekly', { count: lane.boxesPerWeek })].filter(Boolean).join(' \u00B7 ')
      : boxes
  }
}
