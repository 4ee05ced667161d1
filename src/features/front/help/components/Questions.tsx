import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { hrefTo } from '@/routes/href.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { QUESTIONS } from '../questions.ts'
import type { Place, QuestionId } from '../questions.ts'

function PlaceLink({ place }: { place: Place }) {
  const t = useText()
  const zone = /^audienceZone(.)$/.exec(place)?.[1]
  if (zone !== undefined)
    return (
      <RouteLink to={hrefTo('audienceZone', { id: zone })}>{t(`help.zone.of.${zone as '1' | '2' | '3'}`)}</RouteLink>
    )
  const id = place as Exclude<Place, `audienceZone${string}`>
  return <RouteLink to={routeFacts(id).path}>{t(routeFacts(id).titleId)}</RouteLink>
}

/** Expandable questions; the one named in the URL is open and in view. */
export function Questions({ ids }: { ids: readonly QuestionId[] }) {
  const t = useText()
  const { hash } = useLocation()
  const named = hash.slice(1)
  useEffect(() => {
    if (!named) return
    const place = document.querySelector(`#${CSS.escape(named)}`)
    place?.scrollIntoView?.({ block: 'center' })
    place?.querySelector('summary')?.focus({ preventScroll: true })
  }, [named])
  return (
    <ul className="ct-help-list" aria-label={t('help.list')}>
      {ids.map((id) => (
        <li key={id}>
          <details id={id} className="ct-help-item" open={id === named || undefined}>
            <summary>{t(`help.q.${id}`)}</summary>
            <div className="ct-help-answer">
              <p>{t(`help.a.${id}`)}</p>
              <div className="ct-help-places">
                {QUESTIONS[id].places.map((place) => (
                  <PlaceLink key={place} place={place} />
                ))}
                <CopyButton
                  text={`${window.location.origin}${hrefTo('help')}#${id}`}
                  what={t('help.link', { question: t(`help.q.${id}`) })}
                />
              </div>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
