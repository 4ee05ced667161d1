import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { CodeChip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { boxName, leftText } from '../quantities.ts'
import './market.css'

/** All-in price per unit and type, the remaining stock, and what the price excludes. */
export function PriceTable({ listing }: { listing: ListingDetail }) {
  const t = useText()
  const { containerTypes, containerName } = useFreight()
  if (listing.isMasked)
    return (
      <Section title={t('market.detail.prices')}>
        <Notice>
          <p>{t('market.detail.masked')}</p>
          <LinkButton variant="primary" to={loginAddress(location.href)}>
            {t('common.action.login')}
          </LinkButton>
        </Notice>
      </Section>
    )
  if (listing.prices.length === 0) return null
  const leftOf = (isoCode: string | undefined) =>
    leftText({ ...listing, available: listing.available.filter((one) => one.isoCode === isoCode) }, t, containerTypes)
  return (
    <Section title={t('market.detail.prices')}>
      <DataTable
        caption={t('market.detail.prices.caption')}
        rows={listing.prices}
        rowKey={(row) => row.isoCode ?? 'unit'}
        columns={[
          {
            key: 'item',
            title: t('market.detail.item'),
            isLead: true,
            cell: ({ isoCode }) =>
              isoCode ? (
                <CodeChip code={boxName(isoCode, containerTypes)} name={containerName(isoCode)} />
              ) : (
                t(`market.price.per.${unitOf(listing.kind, listing.mode)}`)
              ),
          },
          { key: 'left', title: t('market.detail.left'), cell: ({ isoCode }) => leftOf(isoCode) },
          {
            key: 'price',
            title: t('market.detail.unitPrice'),
            align: 'end',
            cell: ({ allIn }) => (
              <strong>
                <Money value={allIn} />
              </strong>
            ),
          },
        ]}
      />
      <Missing listing={listing} />
    </Section>
  )
}

function Missing({ listing: { usual, missing } }: { listing: ListingDetail }) {
  const t = useText()
  const { chargeName } = useFreight()
  if (usual === 0) return null
  if (missing.length === 0) return <p className="ct-market-missing">{t('market.detail.allIn')}</p>
  return (
    <p className="ct-market-missing">
      {t('market.detail.notIn')}{' '}
      {missing.map((code) => (
        <CodeChip key={code} code={code} name={chargeName(code)} />
      ))}
    </p>
  )
}
