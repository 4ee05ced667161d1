import { useEffect, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'
import { noteOffered, wasOffered } from './seen.ts'
import './tour.css'

/** Props of `FirstTour`: the task whose tour it is. */
export interface FirstTourProps {
  name: 'publish' | 'quote'
}

/**
 * Offers a tour on the first visit, never again: it says on the page itself what to fill in next and what to press. It
 * does not open by itself, because a panel over the form is in the way of whoever knows the trade.
 */
export function FirstTour({ name }: FirstTourProps) {
  const { user } = useSession()
  return user ? <Offer key={user.id} name={name} user={user.id} /> : null
}

function Offer({ name, user }: FirstTourProps & { user: string }) {
  const t = useText()
  const [isOffered, setOffered] = useState(() => !wasOffered(name, user))
  useEffect(() => noteOffered(name, user), [name, user])
  const tour = useLazyComponent(() => import('./Tour.tsx').then((part) => part.Tour), t('layout.page.error.chunk'))
  if (tour.Component) return <tour.Component onEnd={tour.close} />
  if (!isOffered) return null
  return (
    <div className="ct-tour-offer">
      <Notice>
        <span>{t(`tour.offer.${name}`)}</span>
        <Button
          size="small"
          variant="primary"
          isBusy={tour.isLoading}
          onClick={() => void tour.open().then(() => setOffered(false))}
        >
          {t('tour.start')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOffered(false)}>
          {t('tour.decline')}
        </Button>
      </Notice>
    </div>
  )
}
