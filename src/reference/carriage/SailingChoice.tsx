import type { ReactNode } from 'react'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '../useReferences.ts'
import { PortTime } from '@/ui/DateText.tsx'
import './carriage.css'

interface ChoiceProps {
  sailing: Sailing
  isPicked: boolean
  /** True when no more can be selected. */
  isFull: boolean
  onToggle: () => void
  /** Further action for the sailing. */
  action?: ReactNode
}

/** Selectable departure from the schedules; both times in port time. */
export function SailingChoice({ sailing, isPicked, isFull, onToggle, action }: ChoiceProps) {
  const t = useText()
  const { portOf } = useFreight()
  const zoneOf = (port: string) => portOf(port)?.timezone ?? 'UTC'
  return (
    <li className={isPicked ? 'ct-sailing ct-sailing-picked' : 'ct-sailing'}>
      <label>
        <input type="checkbox" checked={isPicked} disabled={!isPicked && isFull} onChange={onToggle} />
        <span className="ct-sailing-ship">
          <strong>{sailing.isDummyVessel ? t('carriage.sailing.unnamed') : sailing.vesselName}</strong>
          <span className="ct-dim">
            {sailing.voyage} · {sailing.carrierScac} {sailing.serviceCode}
          </span>
        </span>
        <span>
          <span className="ct-dim">ETD </span>
          <PortTime value={sailing.etd} timeZone={zoneOf(sailing.pol)} unlocode={sailing.pol} />
        </span>
        <span>
          <span className="ct-dim">ETA </span>
          <PortTime value={sailing.eta} timeZone={zoneOf(sailing.pod)} unlocode={sailing.pod} />
        </span>
        <span className="ct-sailing-days">
          {t('common.unit.day', { count: sailing.transitDays })} ·{' '}
          {sailing.transhipments.length === 0
            ? t('carriage.sailing.direct')
            : t('carriage.sailing.via', { ports: sailing.transhipments.join(', ') })}
        </span>
      </label>
      {action}
    </li>
  )
}
