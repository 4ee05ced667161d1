import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { settleReceived } from '@/contract/money/payment/received.ts'
import { MAX_PAID, MAX_PROOFS, PAYER_BANK_MAX, REMARK_MAX } from '@/contract/money/payment/values.ts'
import type { Problem, ProblemCode } from '@/contract/problem.ts'
import { checkBankAccount, checkDecimal, checkText } from '@/contract/validation.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { toast } from '@/ui/toast.ts'

interface ProofProps {
  payment: Payment
  /** The response may be lost: reload the order. */
  onFail: () => void
}

interface Values {
  payerBank: string
  payerAccount: string
  paidAmount: string
  remark: string
  proofs: readonly FileRef[]
}

function problemsOf(t: TextOf, { payerBank, payerAccount, paidAmount, remark, proofs }: Values) {
  const found: [keyof Values, ProblemCode | undefined, Problem['params']?][] = [
    ['payerBank', checkText(payerBank, PAYER_BANK_MAX, 2), { max: PAYER_BANK_MAX, min: 2 }],
    ['payerAccount', checkBankAccount(payerAccount)],
    ['paidAmount', checkDecimal(paidAmount, MAX_PAID), { min: 0, max: MAX_PAID }],
    ['remark', checkText(remark, REMARK_MAX, 0), { max: REMARK_MAX, min: 0 }],
  ]
  return [
    ...found.flatMap(([field, code, params]) => (code ? [params ? { field, code, params } : { field, code }] : [])),
    ...(proofs.length === 0 ? [{ field: 'proofs', text: t('payment.proof.none') }] : []),
  ]
}

/** What becomes of a transfer of another amount than asked for; nothing to say of the amount itself. */
function useReceivedText({ amount, parts = [] }: Payment, paid: string): string | undefined {
  const t = useText()
  const { money } = useFormats()
  if (checkDecimal(paid, MAX_PAID) !== undefined) return undefined
  const { currency } = amount
  // What of it the seller bears as bank charges is the seller's own affair.
  const { over, short } = settleReceived({ amount, parts }, paid, '0')
  if (short !== undefined) return t('payment.proof.short', { amount: money({ amount: short, currency }) })
  return over === undefined ? undefined : t('payment.proof.over', { amount: money({ amount: over, currency }) })
}

/** Payer, account, amount and proof. Input stays when the server rejects it. */
export function ProofForm({ payment, onFail }: ProofProps) {
  const t = useText()
  const action = useAction(paymentEndpoints.submitProof, {
    intent: `payment.proof:${payment.id}`,
    loading: true,
    onSuccess: () => toast.success(t('payment.proof.done')),
    onError: onFail,
  })
  const { payerBank = '', payerAccount = '', amount, remitCode = '', remark } = payment
  // Proposed is what the page asks to write; what was submitted is kept for an answer to the clerk.
  const first: Values = {
    payerBank,
    payerAccount,
    paidAmount: payment.paidAmount ?? amount.amount,
    remark: remark ?? remitCode,
    proofs: payment.proofs,
  }
  const form = useForm({
    first,
    action,
    check: (values) => problemsOf(t, values),
    request: ({ proofs, ...values }) => ({ id: payment.id, ...values, proofs: [...proofs] }),
  })
  const uploads = useUpload((file) => form.set(({ proofs }) => ({ proofs: [...proofs, file].slice(0, MAX_PROOFS) })))
  const { paidAmount, proofs } = form.values
  const hint = useReceivedText(payment, paidAmount)
  return (
    <PageForm
      form={form}
      variant="accent"
      size="large"
      title={t('payment.proof.title')}
      submitText={t('payment.proof.submit')}
    >
      <div className="ct-filters">
        <TextField {...form.text('payerBank')} label={t('payment.proof.bank')} isRequired />
        <TextField {...form.text('payerAccount')} label={t('payment.proof.account')} inputMode="numeric" isRequired />
        <NumberField
          {...form.number('paidAmount')}
          label={t('payment.proof.amount', { currency: payment.amount.currency })}
          isRequired
          hint={hint}
        />
        <TextField {...form.text('remark')} label={t('payment.proof.remark')} hint={t('payment.proof.remark.hint')} />
      </div>
      <UploadField
        label={t('payment.proof.files')}
        name="proofs"
        isRequired
        files={proofs}
        uploads={uploads}
        max={MAX_PROOFS}
        error={form.errorOf('proofs')}
        onRemove={(id) => form.set((before) => ({ proofs: before.proofs.filter((one) => one.id !== id) }))}
      />
    </PageForm>
  )
}
