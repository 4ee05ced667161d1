import { useState } from 'react'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { Money } from '@/ui/Money.tsx'
import type { History } from '../useHistory.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { ReceiptDialog } from './Receipt.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** The enterprise's verifications, newest first, with receipts and undo. */
export function VerificationList({ history }: { history: History }) {
  const t = useText()
  const [open, setOpen] = useState<{ what: 'receipt' | 'undo'; row: Verification }>()
  const close = () => setOpen(undefined)
  return (
    <Section title={t('counter.history')} note={t('counter.history.note')}>
      <HistoryFilters history={history} />
      <ListFrame
        list={history}
        empty={
          history.isFiltered
            ? {
                title: t('counter.empty.filtered'),
                action: <Button onClick={history.resetFilters}>{t('counter.filter.reset')}</Button>,
              }
            : { title: t('counter.empty'), text: t('counter.empty.text') }
        }
      >
        <DataTable
          caption={t('counter.history')}
          rows={history.records}
          rowKey={(row) => row.id}
          isStale={history.loading}
          columns={[
            { key: 'coupon', title: t('counter.coupon'), isLead: true, cell: (row) => <Name row={row} /> },
            { key: 'at', title: t('counter.at'), cell: (row) => <DateText value={row.at} /> },
            { key: 'holder', title: t('counter.holder'), cell: (row) => row.holderMasked },
            { key: 'bill', title: t('counter.bill'), cell: (row) => <BillText row={row} /> },
            { key: 'gives', title: t('counter.gives'), align: 'end', cell: (row) => <Money value={row.gives} /> },
            { key: 'staff', title: t('counter.staff'), cell: (row) => row.staff },
            { key: 'status', title: t('counter.status'), cell: (row) => <Status row={row} /> },
            {
              key: 'action',
              title: t('counter.action'),
              cell: (row) => (
                <span className="ct-counter-acts">
                  <Button
                    size="small"
                    aria-label={t('counter.receipt.named', { no: row.no })}
                    onClick={() => setOpen({ what: 'receipt', row })}
                  >
                    {t('counter.receipt')}
                  </Button>
                  {row.mayUndo && (
                    <Button
                      size="small"
                      variant="danger"
                      aria-label={t('counter.undo.named', { no: row.no })}
                      onClick={() => setOpen({ what: 'undo', row })}
                    >
                      {t('counter.undo')}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      </ListFrame>
      {open?.what === 'receipt' && <ReceiptDialog receipt={open.row} onClose={close} />}
      {open?.what === 'undo' && <UndoDialog row={open.row} onClose={close} />}
    </Section>
  )
}

function Name({ row }: { row: Verification }) {
  return (
    <span className="ct-counter-two">
      <strong>
        <TypedText>{row.name}</TypedText>
      </strong>
      <span className="ct-ticket-code">{groupedCode(row.code)}</span>
      <span className="ct-dim ct-code">{row.no}</span>
    </span>
  )
}

function BillText({ row: { orderNo, amount } }: { row: Verification }) {
  const t = useText()
  if (!orderNo && !amount) return <span className="ct-dim">{t('common.none')}</span>
  return (
    <span className="ct-counter-two">
      {orderNo && <span className="ct-code">{orderNo}</span>}
      {amount && <Money value={amount} />}
    </span>
  )
}

function Status({ row: { status, undoneAt, undoReason, undoNote } }: { row: Verification }) {
  return (
    <span className="ct-counter-two">
      <StatusTag tone={status === 'OK' ? 'ok' : 'neutral'}>
        <DictText dict="verification_status" code={status} />
      </StatusTag>
      {undoReason && (
        <span className="ct-dim">
          <DictText dict="undo_reason" code={undoReason} />
          {undoNote && <> · {undoNote}</>}
        </span>
      )}
      {undoneAt && (
        <span className="ct-dim">
          <DateText value={undoneAt} />
        </span>
      )}
    </span>
  )
}
