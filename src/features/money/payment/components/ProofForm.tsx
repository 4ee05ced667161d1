import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { MAX_PAID, MAX_PROOFS, PAYER_BANK_MAX } from '@/contract/money/payment/values.ts'
import type { Problem, ProblemCode } from '@/contract/problem.ts'
import { checkBankAccount, checkDecimal, checkText } from '@/contract/validation.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { toast } from '@/ui/toast.ts'

interface ProofProps {
  payment: Payment
  /** The answer may have been lost: the order tells how it stands. */
  onFail: () => void
}

interface Values {
  payerBank: string
  payerAccount: string
  paidAmount: string
}
type FieldName = keyof Values | 'proofs'

function problemsOf(values: Values, proofs: readonly FileRef[]): Problem[] {
  const found: [FieldName, ProblemCode | undefined, Problem['params']?][] = [
    ['payerBank', checkText(values.payerBank, PAYER_BANK_MAX, 2), { max: PAYER_BANK_MAX, min: 2 }],
    ['payerAccount', checkBankAccount(values.payerAccount)],
    ['paidAmount', checkDecimal(values.paidAmount, MAX_PAID), { min: 0, max: MAX_PAID }],
    ['proofs', proofs.length === 0 ? 'required' : undefined],
  ]
  return found.flatMap(([field, code, params]) => (code ? [params ? { field, code, params } : { field, code }] : []))
}

/** Who paid from where, how much, and the proof. What is typed stays when the server says no. */
export function ProofForm({ payment, onFail }: ProofProps) {
  const t = useText()
  const { money } = useFormats()
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>({ payerBank: '', payerAccount: '', paidAmount: payment.amount.amount })
  const [proofs, setProofs] = useState<readonly FileRef[]>([])
  const uploads = useUpload((file) => setProofs((before) => [...before, file].slice(0, MAX_PROOFS)))
  const [submitted, setSubmitted] = useState(false)
  const submit = useAction(paymentEndpoints.submitProof, {
    intent: `payment.proof:${payment.id}`,
    loading: true,
    onSuccess: () => toast.success(t('payment.proof.done')),
    onError: onFail,
  })
  const problems = problemsOf(values, proofs)
  const errorOf = (field: FieldName): string | undefined => {
    const refused = submit.fieldErrors.find((error) => error.field === field || error.field.startsWith(`${field}.`))
    if (refused) return refused.message
    const problem = submitted ? problems.find((entry) => entry.field === field) : undefined
    return problem && say(problem)
  }
  const set = (patch: Partial<Values>) => {
    submit.reset()
    setValues((before) => ({ ...before, ...patch }))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (problems[0]) focusField(form.current, problems[0].field)
    else void submit.run({ id: payment.id, ...values, proofs: [...proofs] })
  }
  const differs =
    checkDecimal(values.paidAmount, MAX_PAID) === undefined &&
    Number(values.paidAmount) !== Number(payment.amount.amount)
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate aria-label={t('payment.proof.title')}>
      <Stack>
        <h3 className="ct-h3">{t('payment.proof.title')}</h3>
        <div className="ct-filters">
          <TextField
            label={t('payment.proof.bank')}
            name="payerBank"
            isRequired
            value={values.payerBank}
            error={errorOf('payerBank')}
            onChange={(event) => set({ payerBank: event.target.value })}
          />
          <TextField
            label={t('payment.proof.account')}
            name="payerAccount"
            inputMode="numeric"
            isRequired
            value={values.payerAccount}
            error={errorOf('payerAccount')}
            onChange={(event) => set({ payerAccount: event.target.value })}
          />
          <NumberField
            label={t('payment.proof.amount', { currency: payment.amount.currency })}
            name="paidAmount"
            isRequired
            value={values.paidAmount}
            error={errorOf('paidAmount')}
            hint={differs ? t('payment.proof.differs', { due: money(payment.amount) }) : undefined}
            onValue={(paidAmount) => set({ paidAmount })}
          />
        </div>
        <UploadField
          label={t('payment.proof.files')}
          name="proofs"
          isRequired
          files={proofs}
          uploads={uploads}
          max={MAX_PROOFS}
          error={errorOf('proofs') && t('payment.proof.none')}
          onRemove={(id) => setProofs((before) => before.filter((one) => one.id !== id))}
        />
        <Failure text={failureText(t, submit.error)} />
        <div>
          <Button type="submit" variant="accent" size="large" isBusy={submit.loading}>
            {t('payment.proof.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
