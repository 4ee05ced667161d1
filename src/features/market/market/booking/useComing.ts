import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { openSailings } from '@/contract/market/listing/sailings.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { sailingKey } from './form.ts'
import type { PartProps } from './part.ts'

/** Sailings that can be booked, as choices. */
export function useComing({ sailings, pol, pod }: PartProps['listing']) {
  const t = useText()
  const { date } = useFormats()
  const { zoneOf } = useFreight()
  const now = useServerNow(60_000)
  return openSailings(sailings, now).map((one) => ({
    value: sailingKey(one),
    label: t('market.booking.sailing.of', {
      ship: `${one.vessel} ${one.voyage}`,
      etd: date(one.etd, zoneOf(pol)),
      eta: date(one.eta, zoneOf(pod)),
    }),
  }))
}
