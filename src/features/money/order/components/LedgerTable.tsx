import { useState } from 'react'
import type { LedgerLine } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { CodeChip, StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { AgreedText } from './AgreedText.tsx'

type Row = LedgerLine & { isTotal?: boolean }

/** Integer minor units, so that sums are compared exactly. */
const units = (amount: string): number => Math.round(Number(amount) * 100)
const isEqual = ({ quoted, changes, billed }: Pick<Row, 'quoted' | 'changes' | 'billed'>): boolean =>
  units(quoted) + units(changes) === units(billed)

/** Quoted against billed, line by line: quoted, agreed later, billed. */
export function LedgerTable({ order }: { order: OrderDetail }) {
  const t = useText()
  const { chargeName } = useFreight()
  const { ledger, lanes } = order
  const { currency } = order.payable
  const total: Row = { ...ledger, key: 'total', code: '', isTotal: true }
  const rows: Row[] = [...ledger.lines, total]
  const money = (amount: string) => <Money value={{ amount, currency }} />
  // An addition of which the quote gives no amount.
  const isUnquoted = (row: Row) => units(row.quoted) === 0 && order.adjustments.some(({ id }) => id === row.key)
  const isWhole = rows.every(isEqual)
  const [isOpen, setOpen] = useState(!isWhole)
  return (
    <>
      {!isWhole && <Notice tone="danger">{t('order.ledger.differs')}</Notice>}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="ct-order-fold">
        <summary>
          {t('order.ledger')}
          {isWhole && <span className="ct-order-match"> · {t('order.ledger.equal')}</span>}
        </summary>
        <DataTable
          caption={t('order.ledger')}
          rows={rows}
          rowKey={(row) => row.key}
          columns={[
            {
              key: 'code',
              title: t('order.ledger.line'),
              isLead: true,
              cell: (row) =>
                row.isTotal ? (
                  <strong>{t('order.ledger.total')}</strong>
                ) : row.coupon !== undefined ? (
                  <>
                    {row.coupon} <span className="ct-dim">{t('order.ledger.coupon')}</span>
                  </>
                ) : (
                  <>
                    <CodeChip code={row.code} name={chargeName(row.code)} />{' '}
                    {row.laneNo === undefined && (
                      <span className="ct-dim">{t(row.credit ? 'order.ledger.credit' : 'order.ledger.added')}</span>
                    )}
                    <Agreed order={order} id={row.key} />
                    {row.laneNo !== undefined && lanes.length > 1 && (
                      <span className="ct-dim">{t('order.ledger.lane', { no: row.laneNo })}</span>
                    )}
                  </>
                ),
            },
            {
              key: 'quoted',
              title: t('order.ledger.quoted'),
              align: 'end',
              cell: (row) => (isUnquoted(row) ? '–' : money(row.quoted)),
            },
            {
              key: 'changes',
              title: t('order.ledger.changes'),
              align: 'end',
              cell: (row) => (units(row.changes) === 0 ? '–' : money(row.changes)),
            },
            { key: 'billed', title: t('order.ledger.billed'), align: 'end', cell: (row) => money(row.billed) },
            {
              key: 'check',
              title: t('order.ledger.check'),
              cell: (row) =>
                isEqual(row) ? (
                  <StatusTag tone="ok">{t('order.ledger.same')}</StatusTag>
                ) : (
                  <StatusTag tone="danger">{t('order.ledger.other')}</StatusTag>
                ),
            },
          ]}
        />
      </details>
    </>
  )
}

/** What was agreed, beside an addition. */
function Agreed({ order, id }: { order: OrderDetail; id: string }) {
  const charge = order.adjustments.find((one) => one.id === id)
  return (
    charge && (
      <div className="ct-dim">
        <AgreedText charge={charge} />
      </div>
    )
  )
}
