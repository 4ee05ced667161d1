import type { ListedSailing, ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { hrefTo } from '@/routes/href.ts'
import { DateText, PortTime } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** Departures at this price, in local port time. */
export function Sailings({ listing: { sailings, pol = '', pod = '' } }: { listing: ListingDetail }) {
  const t = useText()
  const { portOf } = useFreight()
  if (sailings.length === 0) return null
  const at = (value: string, unlocode: string) => {
    const port = portOf(unlocode)
    return port ? <PortTime value={value} timeZone={port.timezone} unlocode={unlocode} /> : <DateText value={value} />
  }
  return (
    <Section title={t('market.detail.sailings')}>
      <DataTable
        caption={t('market.detail.sailings')}
        rows={sailings}
        rowKey={(sailing) => `${sailing.vessel} ${sailing.voyage} ${sailing.etd}`}
        columns={[
          {
            key: 'vessel',
            title: t('market.detail.vessel'),
            isLead: true,
            cell: ({ id, vessel, voyage }) =>
              id ? (
                <RouteLink to={hrefTo('shippingDates', { pol, pod, id })}>{`${vessel} ${voyage}`}</RouteLink>
              ) : (
                `${vessel} ${voyage}`
              ),
          },
          ...(sailings.some(({ papersBy }) => papersBy)
            ? [
                {
                  key: 'papers',
                  title: t('market.detail.papers'),
                  cell: ({ papersBy }: ListedSailing) => papersBy && at(papersBy, pol),
                },
              ]
            : []),
          { key: 'etd', title: t('market.detail.etd'), cell: ({ etd }) => at(etd, pol) },
          { key: 'eta', title: t('market.detail.eta'), cell: ({ eta }) => at(eta, pod) },
        ]}
      />
    </Section>
  )
}
