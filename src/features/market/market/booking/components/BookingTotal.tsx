import { Big } from 'big.js'
import { priceOf } from '@/contract/market/listing/price.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { isTotalAbout } from '@/contract/trade/bid/about.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { loadIn, orderedIn, servicesIn, valueIn } from '../form.ts'
import type { BookingForm } from '../form.ts'

/** What the booking costs: what is payable on the platform, and what the other party pays at the destination. */
export function BookingTotal({ listing, form }: { listing: ListingDetail; form: BookingForm }) {
  const t = useText()
  const { money } = useFormats()
  const items = orderedIn(listing, form)
  if (items.length === 0) return null
  const { currency, rates, mode } = listing
  const loose = loadIn(form.shipment)
  const { lines } = priceOf(listing, items, rates, {
    freight: loose && { mode, loose },
    services: servicesIn(listing, form),
    value: valueIn(form),
  })
  const { ours, others, othersAsQuoted } = sumsOf(lines, form.shipment.payers, currency, rates)
  const isElsewhere = new Big(others.amount).gt(0)
  return (
    <Notice>
      <span className="ct-market-total" aria-live="polite">
        <span>{t(isElsewhere ? 'market.booking.payable' : 'market.booking.total')}</span>
        <AboutMoney value={ours} isAbout={isTotalAbout(lines, currency)} size="large" />
      </span>
      {isElsewhere && (
        <p>{t('market.booking.elsewhere', { amounts: othersAsQuoted.map((one) => money(one)).join(' + ') })}</p>
      )}
      {lines.some((one) => one.currency !== currency) && (
        <p className="ct-dim">{t('market.booking.rates', { date: rates.date })}</p>
      )}
    </Notice>
  )
}
