import { transitDays } from '@/contract/tools/schedule/transit.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { PortTime } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useFreight } from '../useReferences.ts'
import './carriage.css'

interface OffersProps {
  offers: readonly SailingPick[]
  pol: string
  pod: string
  isBusy: boolean
  onTake: (id: string) => void
}

/** Sailings to take in place of one that has fallen away, each with its button; times are those of the ports. */
export function SailingOffers({ offers, pol, pod, isBusy, onTake }: OffersProps) {
  const t = useText()
  const { portOf } = useFreight()
  const zoneOf = (port: string) => portOf(port)?.timezone ?? 'UTC'
  if (offers.length === 0) return <p className="ct-dim">{t('carriage.offer.none')}</p>
  return (
    <ul className="ct-offers" aria-label={t('carriage.offer.list')}>
      {offers.map(({ id = '', vessel, voyage, etd, eta }) => (
        <li key={id}>
          <RouteLink to={hrefTo('shippingDates', { pol, pod, id })}>{`${vessel} ${voyage}`.trim()}</RouteLink>
          <span>
            <span className="ct-dim">ETD </span>
            <PortTime value={etd} timeZone={zoneOf(pol)} unlocode={pol} />
          </span>
          <span>
            <span className="ct-dim">ETA </span>
            <PortTime value={eta} timeZone={zoneOf(pod)} unlocode={pod} />
          </span>
          <span>{t('common.unit.day', { count: transitDays(Date.parse(etd), Date.parse(eta)) })}</span>
          <Button
            size="small"
            variant="primary"
            isBusy={isBusy}
            onClick={() => onTake(id)}
            aria-label={t('carriage.offer.take.of', { name: `${vessel} ${voyage}`.trim() })}
          >
            {t('carriage.offer.take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
