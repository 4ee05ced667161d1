import { BusinessError, partOf } from '@/api/errors.ts'
import { useText } from '@/i18n/useText.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { sailingKey } from '../form.ts'
import type { PartProps } from '../part.ts'
import { useComing } from '../useComing.ts'

/** Sailings that a refusal names instead of one that can no longer be booked; undefined for any other error. */
export function namedSailings(error: Error | undefined): readonly SailingPick[] | undefined {
  const named = error instanceof BusinessError ? partOf(error.data, 'sailings') : undefined
  return Array.isArray(named) ? (named as SailingPick[]) : undefined
}

type GoneProps = Pick<PartProps, 'listing' | 'shipment' | 'setShipment'> & { named: readonly SailingPick[] }

/** The next sailings, where the chosen one can no longer be booked; everything typed stays. MARKET 7.5. */
export function GoneSailing({ listing, shipment, setShipment, named }: GoneProps) {
  const t = useText()
  const keys = named.map(sailingKey)
  // As the listing has them now: it came with the refusal.
  const coming = useComing(listing)
  const offered = coming.filter(({ value }) => keys.includes(value))
  if (keys.includes(shipment.sailing)) return null
  if (offered.length === 0)
    return <Failure text={t(coming.length === 0 ? 'market.order.closed' : 'market.booking.gone.none')} />
  return (
    <Notice tone="danger" isAlert>
      {t('market.booking.gone')}
      <div className="ct-booking-gone">
        {offered.map(({ value, label }) => (
          <Button key={value} size="small" onClick={() => setShipment({ sailing: value })}>
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  )
}
