import { useState } from 'react'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid, type DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Confirms a verification with its number, and offers the receipt. */
export function ReceiptNotice({ receipt }: { receipt: Verification }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Notice tone="ok">
      <p>
        <strong>{t('counter.receipt.done', { no: receipt.no })}</strong>
      </p>
      <p>
        <TypedText>{receipt.name}</TypedText> · <Money value={receipt.gives} /> · {receipt.holderMasked}
      </p>
      <div className="ct-counter-buttons">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('counter.receipt')}
        </Button>
      </div>
      {isOpen && <ReceiptDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </Notice>
  )
}

/** Receipt of a verification; printing prints the receipt only. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Verification; onClose: () => void }) {
  const t = useText()
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.dialog.close')}</Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t('counter.print')}
      </Button>
    </>
  )
  const items: DefinitionItem[] = [
    { label: t('counter.receipt.no'), value: <span className="ct-code">{receipt.no}</span>, span: 2 },
    { label: t('counter.at'), value: <DateText value={receipt.at} />, span: 2 },
    { label: t('counter.coupon'), value: receipt.name, span: 2 },
    { label: t('counter.kind'), value: <DictText dict="coupon_kind" code={receipt.kind} /> },
    { label: t('counter.code'), value: <span className="ct-ticket-code">{groupedCode(receipt.code)}</span> },
    { label: t('counter.gives'), value: <Money value={receipt.gives} size="large" />, span: 2 },
    ...(receipt.amount ? [{ label: t('counter.amount'), value: <Money value={receipt.amount} /> }] : []),
    ...(receipt.orderNo ? [{ label: t('counter.orderNo'), value: receipt.orderNo }] : []),
    { label: t('counter.holder'), value: receipt.holderMasked },
    { label: t('counter.staff'), value: receipt.staff },
    { label: t('counter.status'), value: <DictText dict="verification_status" code={receipt.status} /> },
    ...(receipt.undoneAt ? [{ label: t('counter.undoneAt'), value: <DateText value={receipt.undoneAt} /> }] : []),
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('counter.receipt.title')} footer={footer}>
      <div className="ct-counter-receipt">
        <DefinitionGrid items={items} />
      </div>
    </Dialog>
  )
}
