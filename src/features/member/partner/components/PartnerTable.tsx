import type { Dealings, Partner, PartnerGroup } from '@/contract/member/partner/schemas.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface TableProps {
  rows: readonly Partner[]
  groups: readonly PartnerGroup[]
  /** Absent: this role may not edit. */
  onEdit: ((partner: Partner) => void) | undefined
}

/** Partners with their notes, groups and figures. */
export function PartnerTable({ rows, groups, onEdit }: TableProps) {
  const t = useText()
  const { locale } = useLocale()
  const nameOf = ({ company }: Partner) => wordsIn(locale, company.nameZh, company.nameEn)
  return (
    <DataTable
      caption={t('partner.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'company',
          title: t('partner.col.company'),
          isLead: true,
          cell: (row) => (
            <>
              <RouteLink to={hrefTo('audienceZone', { id: row.company.userType, company: row.id })}>
                {nameOf(row)}
              </RouteLink>{' '}
              {row.note !== '' && (
                <span className="ct-dim">
                  <TypedText>{row.note}</TypedText>
                </span>
              )}
            </>
          ),
        },
        {
          key: 'groups',
          title: t('partner.col.groups'),
          cell: (row) =>
            groups
              .filter(({ id }) => row.groups.includes(id))
              .map(({ name }) => name)
              .join(', '),
        },
        { key: 'bought', title: t('partner.col.bought'), cell: (row) => <Figures of={row.bought} row={row} /> },
        { key: 'sold', title: t('partner.col.sold'), cell: (row) => <Figures of={row.sold} /> },
        {
          key: 'last',
          title: t('partner.col.last'),
          cell: ({ lastContactAt }) =>
            lastContactAt === undefined ? t('partner.never') : <DateText value={lastContactAt} precision="date" />,
        },
        {
          key: 'action',
          title: t('partner.col.action'),
          cell: (row) =>
            onEdit && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('partner.edit.of', { name: nameOf(row) })}
                onClick={() => onEdit(row)}
              >
                {t('partner.edit')}
              </Button>
            ),
        },
      ]}
    />
  )
}

/** What happened in one direction; invitations are the buyer's. */
function Figures({ of, row }: { of: Dealings; row?: Partner }) {
  const t = useText()
  const invited = row?.invited ?? 0
  const { quoted, awarded, orders, toConfirm, arrived } = of
  if (invited + quoted + orders === 0) return <span className="ct-dim">{t('partner.none')}</span>
  return [
    ...(invited > 0 ? [t('partner.figures.invited', { invited })] : []),
    t('partner.figures', { quoted, awarded, orders }),
    ...(toConfirm > 0 ? [t('partner.figures.confirmed', { confirmed: of.confirmed, toConfirm })] : []),
    ...(arrived > 0 ? [t('partner.figures.onTime', { onTime: of.onTime, arrived })] : []),
  ].join(' · ')
}
