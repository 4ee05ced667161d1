import { useRef } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import '@/ui/compare.css'
import { useAddress } from '../useAddress.ts'
import { MOST_COMPARED } from '../useCompared.ts'
import type { Compared } from '../useCompared.ts'

/** Sticky bar with the sailings selected for comparison. */
export function CompareTray({ compared: { ids, clear } }: { compared: Compared }) {
  const t = useText()
  const address = useAddress()
  const tray = useRef<HTMLElement>(null)
  if (ids.length === 0) return null
  return (
    <section ref={tray} tabIndex={-1} className="ct-footbar ct-compare-tray" aria-label={t('schedule.compare.tray')}>
      <span className="ct-compare-count" role="status">
        {t('schedule.compare.count', { count: ids.length, most: MOST_COMPARED })}
      </span>
      <span className="ct-compare-do">
        {ids.length > 1 ? (
          <LinkButton variant="primary" size="small" to={address.at({ view: 'compare', id: undefined })}>
            {t('schedule.compare.show')}
          </LinkButton>
        ) : (
          <span className="ct-dim">{t('schedule.compare.oneMore')}</span>
        )}
        <Button variant="quiet" size="small" onClick={clear}>
          {t('schedule.compare.clear')}
        </Button>
      </span>
    </section>
  )
}
