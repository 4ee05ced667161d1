import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { TourPanel } from '@/ui/antd/TourPanel.tsx'
import { Button } from '@/ui/Button.tsx'
import { listText } from '@/ui/listText.ts'
import { nextStop } from './nextStop.ts'
import type { TourStop } from './nextStop.ts'

/** After these the form may have changed; the page is read again once it has rendered. */
const EVENTS = ['input', 'change', 'click', 'keyup', 'focusout'] as const
const SETTLE_MS = 150
/** Forms come and change without an event too: after an answer, or with the next step. */
const LOOK_MS = 1000

const isSame = (one: TourStop | undefined, other: TourStop | undefined): boolean =>
  one?.target === other?.target &&
  one?.part === other?.part &&
  one?.press === other?.press &&
  one?.fields.join() === other?.fields.join()

function useStop(): TourStop | undefined {
  const [stop, setStop] = useState<TourStop>()
  const look = useEffectEvent(() => {
    const next = nextStop(document.querySelector('main') ?? document.body)
    setStop((before) => (isSame(before, next) ? before : next))
  })
  useEffect(() => {
    let timer = window.setTimeout(look, 0)
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(look, SETTLE_MS)
    }
    const clock = window.setInterval(look, LOOK_MS)
    for (const event of EVENTS) document.addEventListener(event, later)
    return () => {
      window.clearTimeout(timer)
      window.clearInterval(clock)
      for (const event of EVENTS) document.removeEventListener(event, later)
    }
  }, [])
  return stop
}

/** The panel of the tour beside what it speaks of; goes on by itself when that is done. Load it lazily: it is antd's. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const t = useText()
  const { locale } = useLocale()
  const stop = useStop()
  const target = stop?.target
  useEffect(() => {
    if (!target) return undefined
    target.toggleAttribute('data-toured', true)
    return () => {
      target.toggleAttribute('data-toured', false)
    }
  }, [target])
  if (!stop) return null
  const text =
    stop.press === undefined
      ? t('tour.fill', { fields: listText(locale, stop.fields) })
      : t('tour.press', { button: stop.press })
  return (
    <TourPanel
      target={stop.target}
      isButton={stop.press !== undefined}
      title={stop.part ?? t('tour.title')}
      closeLabel={t('tour.end')}
      onClose={onEnd}
      action={
        <Button size="small" onClick={() => stop.control.focus()}>
          {t('tour.go')}
        </Button>
      }
    >
      <p role="status">{text}</p>
    </TourPanel>
  )
}
