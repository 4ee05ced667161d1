import type { Payment } from '@/contract/money/payment/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { ProofForm } from './ProofForm.tsx'
import { PayPart } from './PayPart.tsx'

interface BankProps {
  payment: Payment
  onRefresh: () => void
  /** Absent while the clerk asks: the transfer was made. */
  onCancel?: () => void
  isCancelling?: boolean
}

/** Bank account, the code for the memo, and the upload of the proof. */
export function BankPanel({ payment, onRefresh, onCancel, isCancelling = false }: BankProps) {
  const t = useText()
  const { account, remitCode: code = '', remark, askedAt } = payment
  const line = (value: string, what: string) => (
    <span className="ct-copyline">
      <span>{value}</span>
      <CopyButton text={value} what={what} />
    </span>
  )
  return (
    <PayPart
      title={t('payment.bank.title')}
      actions={
        onCancel && (
          <Button variant="quiet" isBusy={isCancelling} onClick={onCancel}>
            {t('payment.method.change')}
          </Button>
        )
      }
    >
      <Stack>
        {askedAt !== undefined && (
          <Notice tone="warn" isAlert>
            {remark ? t('payment.asked.wrong', { remark, code }) : t('payment.asked.none', { code })}
          </Notice>
        )}
        <Card isMarked>
          {account && (
            <DefinitionGrid
              items={[
                { label: t('payment.bank.name'), value: line(account.name, t('payment.bank.name')), span: 2 },
                {
                  label: t('payment.bank.no'),
                  value: line(account.no.replace(/(\d{4})(?=\d)/g, '$1 '), t('payment.bank.no')),
                  span: 2,
                },
                { label: t('payment.bank.bank'), value: account.bank, span: 2 },
                { label: t('payment.bank.lineNo'), value: account.lineNo },
                { label: t('payment.bank.swift'), value: account.swift },
                { label: t('payment.due.title'), value: <Money value={payment.amount} /> },
                {
                  label: t('payment.bank.code'),
                  span: 2,
                  value: (
                    <span className="ct-copyline">
                      <span className="ct-remit">{code}</span>
                      <CopyButton text={code} what={t('payment.bank.code')} />
                      <span className="ct-dim">{t('payment.bank.code.text')}</span>
                    </span>
                  ),
                },
              ]}
            />
          )}
        </Card>
        <ProofForm payment={payment} onFail={onRefresh} />
      </Stack>
    </PayPart>
  )
}
