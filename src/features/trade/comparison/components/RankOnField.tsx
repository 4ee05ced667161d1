import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { RANK_BASES } from '@/contract/trade/tender/evaluation/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bothPay } from '@/contract/trade/tender/payers/split.ts'
import { useText } from '@/i18n/useText.ts'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { RANK_TEXT } from '../ranked.ts'
import { useRankOn } from '../useRankOn.ts'

/** Whether the bids are ranked by all charges or by those that the publisher pays; only where both parties pay. */
export function RankOnField({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const save = useRankOn(tender)
  if (!bothPay(tender.payers)) return null
  return (
    <div className="ct-rankon">
      <SelectField
        label={t('comparison.rankOn')}
        value={rankOnOf(tender)}
        onChange={save}
        disabled={tender.status !== 'EVALUATING'}
        options={choicesOf(RANK_BASES, (basis) => t(RANK_TEXT[basis]))}
      />
    </div>
  )
}

/** What the choice means, below the settings. */
export function RankOnNote({ tender }: { tender: TenderDetail }) {
  const t = useText()
  if (!bothPay(tender.payers)) return null
  return <p className="ct-wide ct-dim">{t('comparison.rankOn.note')}</p>
}
