import { use, useLayoutEffect, useMemo } from 'react'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { ClockContext } from '@/ui/clock.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { marketDay } from '@/contract/marketDay.ts'
import type { LaneFields } from './QuickLine.tsx'
import { readShorthand } from './shorthand.ts'

interface ReadProps {
  text: string
  onRead: (fields: Partial<LaneFields>) => void
}

/** Shows which parts of a line were parsed; those fill the search fields. */
export function QuickRead({ text, onRead }: ReadProps) {
  const t = useText()
  const now = use(ClockContext)
  const { date } = useFormats()
  const { ports, portName, boxCode } = useFreight()
  const read = useMemo(() => readShorthand(text, ports, marketDay(now())), [text, ports, now])
  const { pol, pod, isoCode, qty, ready, rest } = read
  // In the commit that says "recognized", so that the fields never lag behind the words.
  useLayoutEffect(() => {
    onRead({ ...(pol && { pol }), ...(pod && { pod }), ...(isoCode && { isoCode }), ...(ready && { readyBy: ready }) })
  }, [pol, pod, isoCode, ready, onRead])
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
