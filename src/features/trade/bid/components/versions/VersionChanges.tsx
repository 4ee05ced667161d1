import { groupedAmount } from '@/contract/money.ts'
import { hasSteps } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Colon } from '@/ui/Colon.tsx'
import { estimateText, ratesText } from '@/ui/unitPriceText.ts'
import { isPercent } from '../../offer.ts'
import type { VersionChange } from '../../versionDiff.ts'

/** Changes against the previous version, as text. */
export function VersionChanges({ before, changes }: { before: number; changes: readonly VersionChange[] }) {
  const t = useText()
  const words = useWords()
  return (
    <div className="ct-changes">
      <strong>{t('bid.history.against', { version: before })}</strong>
      {changes.length === 0 ? (
        <span className="ct-dim">{t('bid.history.same')}</span>
      ) : (
        <ul>
          {changes.map((change, index) => (
            // Lines with the same code are identified by their order only.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${change.laneNo} ${index}`}>
              {t('bid.sum.lane', { no: change.laneNo })} · {words.subject(change)}
              <Colon />
              <del>{words.say(change, change.before)}</del> <ins>{words.say(change, change.after)}</ins>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const SUBJECTS = {
  noQuote: 'bid.lane.noQuote',
  transit: 'bid.carriage.transit',
  carrier: 'bid.carriage.carrier',
  boxes: 'bid.changes.boxes',
} as const

function useWords() {
  const t = useText()
  const formats = useFormats()
  const states = useDict('charge_state')
  const bases = useDict('charge_basis')
  const { chargeName, carrierName, containerTypes } = useFreight()
  const boxes = (text: string) => containerTypes.reduce((all, type) => all.replaceAll(type.isoCode, type.code), text)
  const chargeText = (code: string) => `${code} ${chargeName(code)}`
  const price = (line: ChargeLine) => {
    const guess = line.estimate === undefined ? '' : ` · ${estimateText(t, formats, line)}`
    if (line.includedIn !== undefined) return t('bid.grid.includedIn', { charge: chargeText(line.includedIn) })
    if (line.state !== 'QUOTED') return states.labelOf(line.state) + guess
    if (line.basis === 'AT_COST') return bases.labelOf('AT_COST') + guess
    if (isPercent(line.basis)) return `${line.unitPrice}%`
    const rates = hasSteps(line) ? ratesText(t, formats, line) : `${line.currency} ${groupedAmount(line.unitPrice)}`
    return `${rates} × ${line.qty}`
  }
  return {
    subject: ({ what, line }: VersionChange) =>
      what === 'line'
        ? `${line?.code ?? ''} ${chargeName(line?.code ?? '')} ${boxes(line?.isoCode ?? '')}`.trim()
        : t(SUBJECTS[what]),
    say: ({ what }: VersionChange, value: VersionChange['before']) => {
      if (value === undefined || value === '') return t('common.none')
      if (typeof value !== 'string') return price(value)
      if (what === 'noQuote') return t(value === 'true' ? 'common.yes' : 'common.no')
      return what === 'carrier' ? carrierName(value) : boxes(value)
    },
  }
}
