import { useQuery } from '@/api/useQuery.ts'
import { MAX_PACKAGE_ROWS } from '@/contract/market/booking/shipment/limits.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { EMPTY_ROW, loadIn } from '../form.ts'
import type { RowForm } from '../form.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

const NAMES = ['pieces', 'lengthCm', 'widthCm', 'heightCm', 'kg'] as const
/** From this volume on a full container may cost less. MARKET 7.3. */
const FULL_FROM_CBM = 12
const SMALL_BOX = '22G1'

/** Packages of loose cargo, one row a size, and what they add up to. */
export function PackageRows({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const { packages } = shipment
  const [only] = listing.available
  const change = (at: number, part: Partial<RowForm>) =>
    setShipment({ packages: packages.map((row, index) => (index === at ? { ...row, ...part } : row)) })
  const whole = form.errorOf('shipment.packages')
  const isOfRow = packages.some((_, index) => form.errorOf(`shipment.packages.${index}`) !== undefined)
  return (
    <Group title={t('market.booking.packages')} note={t('market.booking.packages.note', { most: only?.qty ?? 0 })}>
      {packages.map((row, index) => (
        <div
          key={index}
          className="ct-booking-row"
          role="group"
          aria-label={t('market.booking.row', { no: index + 1 })}
        >
          {NAMES.map((name) => (
            <NumberField
              key={name}
              name={`shipment.packages.${index}.${name}`}
              isRequired
              label={t(`market.booking.row.${name}`)}
              inputMode={name === 'kg' ? 'decimal' : 'numeric'}
              value={row[name]}
              error={form.errorOf(`shipment.packages.${index}.${name}`)}
              onValue={(text) => change(index, { [name]: text })}
            />
          ))}
          {packages.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('market.booking.row.remove', { no: index + 1 })}
              onClick={() => setShipment({ packages: packages.filter((_, at) => at !== index) })}
            >
              {t('common.action.remove')}
            </Button>
          )}
        </div>
      ))}
      <div className="ct-booking-sums">
        {packages.length < MAX_PACKAGE_ROWS && (
          <Button size="small" onClick={() => setShipment({ packages: [...packages, EMPTY_ROW] })}>
            {t('market.booking.row.add')}
          </Button>
        )}
        <Sums load={loadIn(shipment)} />
      </div>
      <div data-field="shipment.packages" tabIndex={-1}>
        <Failure text={isOfRow ? undefined : whole} />
      </div>
      <FullInstead listing={listing} load={loadIn(shipment)} />
    </Group>
  )
}

function Sums({ load }: { load: ReturnType<typeof loadIn> }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <output className="ct-booking-sum">
      {load &&
        t('market.booking.sums', {
          pieces: number(load.pieces),
          kg: number(load.grossKg),
          cbm: number(load.cbm, { maximumFractionDigits: 3 }),
        })}
    </output>
  )
}

/** What a container of one's own would cost on the lane, from the volume on at which it may be cheaper. */
function FullInstead({ listing, load }: { listing: ListingDetail; load: ReturnType<typeof loadIn> }) {
  const t = useText()
  const { money } = useFormats()
  const { mode, pol, pod } = listing
  const isLarge = mode === 'LCL' && Number(load?.cbm ?? 0) >= FULL_FROM_CBM
  const query = { kind: 'RATE', mode: 'FCL', isoCode: SMALL_BOX, ...(pol && { pol }), ...(pod && { pod }) } as const
  const { data } = useQuery(
    listingEndpoints.page,
    { ...query, sort: 'allIn', size: 1 },
    { ready: isLarge, silent: true },
  )
  const [cheapest] = isLarge ? (data?.records ?? []) : []
  const price = cheapest?.prices.find(({ isoCode }) => isoCode === SMALL_BOX)
  if (!cheapest || !price) return null
  return (
    <Notice>
      {t('market.booking.full', { price: money(price.allIn) })}{' '}
      <RouteLink to={hrefTo('marketDetail', { id: cheapest.id })}>{t('market.booking.full.see')}</RouteLink>
    </Notice>
  )
}
