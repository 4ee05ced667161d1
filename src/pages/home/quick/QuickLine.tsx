import { use, useId, useState } from 'react'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { ClockContext } from '@/ui/clock.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { findHref, findKinds } from '../heroTargets.ts'
import type { LaneFields } from '../LaneSearch.tsx'
import { forgetLanes, recentLanes } from './recentLanes.ts'
import { readShorthand, type Shorthand } from './shorthand.ts'
import './quick.css'

interface QuickProps {
  /** Fills the fields above. */
  onRead: (fields: Partial<LaneFields>) => void
}

/** Under the search: a line that understands `SHA LAX 2x40HQ 12/5`, and the lanes searched for last on this device. */
export function QuickLine({ onRead }: QuickProps) {
  const t = useText()
  const id = useId()
  const now = use(ClockContext)
  const { ports } = useFreight()
  const [read, setRead] = useState<Shorthand>()
  const type = (text: string) => {
    if (text.trim() === '') return setRead(undefined)
    const today = new Date(now() + 8 * 3600_000).toISOString().slice(0, 10)
    const found = readShorthand(text, ports, today)
    setRead(found)
    const { rest: _, qty: _qty, ready, ...lane } = found
    onRead({ ...lane, ...(ready && { readyBy: ready }) })
    return undefined
  }
  return (
    <div className="ct-quick">
      <label className="ct-quick-label" htmlFor={id}>
        {t('home.quick.label')}
      </label>
      <input
        id={id}
        className="ct-input ct-quick-input"
        maxLength={120}
        autoComplete="off"
        placeholder={t('home.quick.placeholder')}
        onChange={(event) => type(event.target.value)}
        aria-describedby={`${id}-read`}
      />
      <span id={`${id}-read`} className="ct-quick-read" aria-live="polite">
        {read && <ReadText read={read} />}
      </span>
      {!read && <Recent />}
    </div>
  )
}

/** What was understood of it, and what was not. */
function ReadText({ read }: { read: Shorthand }) {
  const t = useText()
  const { date } = useFormats()
  const { portName, boxCode } = useFreight()
  const { pol, pod, isoCode, qty, ready, rest } = read
  const facts = [
    ...(pol ? [portName(pol)] : []),
    ...(pod ? [`\u2192 ${portName(pod)}`] : []),
    ...(isoCode ? [`${qty === undefined ? '' : `${qty}\u00D7`}${boxCode(isoCode)}`] : []),
    ...(ready ? [t('home.quick.ready', { date: date(ready, 'UTC') })] : []),
  ]
  return (
    <>
      {facts.length > 0 && <span>{t('home.quick.read', { facts: facts.join(' ') })}</span>}
      {rest.length > 0 && <span className="ct-dim">{t('home.quick.rest', { words: rest.join(' ') })}</span>}
      {pol && pod && <RouteLink to={hrefTo('tenderIssue', { pol, pod })}>{t('home.quick.publish')}</RouteLink>}
    </>
  )
}

function Recent() {
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
        size="s"
        look="quiet"
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
