import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { Chip } from '@/ui/Chip.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { boxName } from '../quantities.ts'

/** All-in price of each type, the lowest in large type; for guests a link to log in. */
export function CardPrice({ row }: { row: ListingSummary }) {
  const t = useText()
  const { containerTypes } = useFreight()
  const [lowest, ...others] = row.prices
  if (row.isMasked)
    return (
      <div className="ct-market-price">
        <span className="ct-market-mask" aria-hidden="true">
          {'•••••'}
        </span>
        <RouteLink to={loginAddress(new URL(hrefTo('marketDetail', { id: row.id }), location.origin).href)}>
          {t('market.price.masked')}
        </RouteLink>
        <Included row={row} />
      </div>
    )
  if (!lowest) return <div className="ct-market-price ct-dim">{t('market.price.cargo')}</div>
  const isOver = row.status === 'EXPIRED' || row.status === 'OFFLINE'
  const unit = lowest.isoCode
    ? boxName(lowest.isoCode, containerTypes)
    : t(`market.price.per.${unitOf(row.kind, row.mode)}`)
  return (
    <div className="ct-market-price">
      <span className="ct-dim">
        {t(isOver ? 'market.price.last' : 'market.price.allIn')} · {unit}
      </span>
      <Money value={lowest.allIn} size="large" />
      {others.length > 0 && (
        <span className="ct-market-others">
          {others.map((price) => (
            <span key={price.isoCode} className="ct-nowrap">
              {boxName(price.isoCode ?? '', containerTypes)} <Money value={price.allIn} />
            </span>
          ))}
        </span>
      )}
      <Included row={row} />
    </div>
  )
}

function Included({ row: { included, usual } }: { row: ListingSummary }) {
  const t = useText()
  if (usual === 0) return null
  return (
    <span>
      <Chip tone={included === usual ? 'ok' : included * 2 < usual ? 'warn' : 'neutral'}>
        {t('market.price.included', { included, usual })}
      </Chip>
    </span>
  )
}
