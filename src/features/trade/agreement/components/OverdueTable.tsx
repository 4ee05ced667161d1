import type { Overdue } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** Orders that the buyer has not paid in time, with what is left of each. */
export function OverdueTable({ rows }: { rows: readonly Overdue[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('agreement.overdue')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'order',
          title: t('agreement.order'),
          isLead: true,
          cell: ({ id, no }) => <RouteLink to={orderLink(id, 'payment')}>{no}</RouteLink>,
        },
        { key: 'due', title: t('agreement.overdue.day'), cell: ({ dueOn }) => dueOn },
        {
          key: 'rest',
          title: t('agreement.overdue.rest'),
          align: 'end',
          cell: ({ rest }) => (
            <span className="ct-agreement-two">
              {rest.map((money) => (
                <Money key={money.currency} value={money} />
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}
