import { useState } from 'react'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import { VERIFICATION_STATUSES } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { RowActions } from '@/lists/RowActions.tsx'
import { moneyColumns, sheetTime } from '@/lists/sheetColumns.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import type { History } from '../useHistory.ts'
import { ReceiptDialog } from './Receipt.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** The enterprise's verifications, newest first, with receipts and undo. */
export function VerificationList({ history }: { history: History }) {
  const t = useText()
  const { labelOf } = useDict('verification_status')
  const reasons = useDict('undo_reason')
  const [open, setOpen] = useState<{ what: 'receipt' | 'undo'; row: Verification }>()
  const close = () => setOpen(undefined)
  return (
    <Section title={t('counter.history')} note={t('counter.history.note')}>
      <OwnList
        name="verifications"
        title={t('counter.history')}
        list={history}
        keyword={t('counter.filter.keyword')}
        days={t('counter.at')}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('counter.status'),
            any: t('common.all'),
            options: choicesOf(VERIFICATION_STATUSES, labelOf),
          },
        ]}
        rowKey={(row) => row.id}
        empty={
          history.isFiltered
            ? {
                title: t('counter.empty.filtered'),
                action: <Button onClick={history.resetFilters}>{t('list.reset')}</Button>,
              }
            : { title: t('counter.empty'), text: t('counter.empty.text') }
        }
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
            isAction: true,
            cell: (row) => (
              <RowActions
                name={row.no}
                main={
                  <Button
                    size="small"
                    aria-label={t('counter.receipt.named', { no: row.no })}
                    onClick={() => setOpen({ what: 'receipt', row })}
                  >
                    {t('counter.receipt')}
                  </Button>
                }
                more={[
                  row.mayUndo && {
                    key: 'undo',
                    text: t('counter.undo'),
                    run: () => setOpen({ what: 'undo', row }),
                    isDanger: true,
                  },
                ]}
              />
            ),
          },
        ]}
        sheet={[
          [t('list.number'), (row) => row.no],
          [t('counter.at'), (row) => sheetTime(row.at)],
          [t('counter.coupon'), (row) => row.name],
          [t('counter.code'), (row) => groupedCode(row.code)],
          [t('counter.holder'), (row) => row.holderMasked],
          [t('counter.orderNo'), (row) => row.orderNo],
          ...moneyColumns<Verification>(t, t('counter.amount'), (row) => row.amount),
          ...moneyColumns<Verification>(t, t('counter.gives'), (row) => row.gives),
          [t('counter.staff'), (row) => row.staff],
          [t('counter.status'), (row) => labelOf(row.status)],
          [t('counter.undoneAt'), (row) => sheetTime(row.undoneAt)],
          [t('counter.undo.reason'), (row) => row.undoReason && reasons.labelOf(row.undoReason)],
          [t('counter.undo.note'), (row) => row.undoNote],
        ]}
      />
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
