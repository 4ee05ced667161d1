import { use } from 'react'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import { MAX_SAILINGS, MAX_VIA } from '@/contract/trade/bid/carriage/limits.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { SailingPicker } from '@/reference/carriage/SailingPicker.tsx'
import { memoView } from '@/ui/memoView.tsx'
import { SailingActionContext } from '../../SailingActionContext.ts'
import { newKey } from '../../quoteForm.ts'
import type { LaneFacts } from '../../quoteForm.ts'
import type { ErrorOf } from '../../useQuoteForm.ts'

interface SailingProps {
  at: string
  lane: LaneFacts
  asked: TenderLane
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneFacts>) => void
}

/** Carriage facts of the first picked sailing, for fields that are still empty. */
function factsOf(sailing: Sailing, lane: LaneFacts): Partial<LaneFacts> {
  return {
    ...(lane.carrierScac === '' && { carrierScac: sailing.carrierScac }),
    ...(lane.service === '' && { service: sailing.serviceCode }),
    ...(lane.transitDays === '' && {
      transitDays: String(sailing.transitDays),
      direct: sailing.transhipments.length === 0,
      via: sailing.transhipments.slice(0, MAX_VIA),
    }),
  }
}

/** Departures offered: picked from the schedules inside the wanted window, or typed. */
export const SailingFields = memoView(Fields, ['onChange'])

function Fields({ at, lane, asked, errorOf, onChange }: SailingProps) {
  const t = useText()
  const action = use(SailingActionContext)
  const { pol, pod = '', etdFrom, etdTo } = asked
  return (
    <div className="ct-quote-sailings">
      <SailingPicker
        at={`${at}.sailings`}
        asked={{ pol, pod, etdFrom, etdTo }}
        intro={t('bid.sailing.window', { from: etdFrom, to: etdTo, max: MAX_SAILINGS })}
        none={t('bid.sailing.none')}
        rows={lane.sailings}
        keyOf={(row) => row.key}
        isTyped={(row) => row.isTyped}
        rowOf={(pick, isTyped) => ({ ...pick, key: newKey(), isTyped })}
        errorOf={errorOf}
        onChange={(sailings, picked) => onChange({ ...(picked && factsOf(picked, lane)), sailings })}
        action={action}
      />
    </div>
  )
}
