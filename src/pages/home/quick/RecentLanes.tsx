import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { findHref, findKinds } from '../heroTargets.ts'
import { forgetLanes, recentLanes } from './recentLanes.ts'

/** Links to the last searched lanes of this device. */
export function RecentLanes() {
  const t = useText()
  const { portName, boxCode } = useFreight()
  const [lanes, setLanes] = useState(recentLanes)
  if (lanes.length === 0) return null
  return (
    <div className="ct-quick-recent">
      <span className="ct-dim">{t('home.quick.recent')}</span>
      <ul>
        {lanes.map(({ kind, ...lane }) => (
          <li key={`${kind}${lane.pol}${lane.pod}`}>
            <RouteLink to={findHref(findKinds.find((one) => one === kind) ?? 'tenders', { ...lane })}>
              {portName(lane.pol)}
              {' \u2192 '}
              {portName(lane.pod)} {boxCode(lane.isoCode)}
            </RouteLink>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          forgetLanes()
          setLanes([])
        }}
      >
        {t('home.quick.forget')}
      </Button>
    </div>
  )
}
