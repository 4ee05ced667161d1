import { useEffect, useRef, useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { BusinessError, hasCode, TransportError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { checkCouponCode, groupedCode, normalizeCouponCode } from '@/contract/coupon/code.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { AMOUNT_MAX } from '@/contract/coupon/limits.ts'
import type { LookUp, LookUpQuery, Verification } from '@/contract/coupon/verification/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Currency } from '@/contract/money.ts'
import type { Problem } from '@/contract/problem.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import type { Form } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { settledNumber } from '@/shared/number.ts'

/** The bill for a coupon: none, an own order, or an amount. */
export type BillKind = 'NONE' | 'ORDER' | 'AMOUNT'
/** A code and its bill, as typed. */
export interface CounterEntries {
  code: string
  kind: BillKind
  orderNo: string
  amount: string
  currency: Currency
}
const NO_BILL = { code: '', orderNo: '', amount: '' }

/** State of the verification counter. */
export interface Counter {
  /** Sending it looks the code up. */
  form: Form<CounterEntries>
  seen: LookUp | undefined
  receipt: Verification | undefined
  isVerifying: boolean
  /** True after two lost responses; retrying is idempotent. */
  isLost: boolean
  failure: string | undefined
  /** Looks a scanned code up. */
  scan: (text: string) => void
  verify: () => Promise<void>
  /** Clears the code and the result for the next code. */
  clear: () => void
}

/** Formats a typed code: capitals in groups of four; extra symbols are kept, so that nothing is cut off silently. */
export function typedCode(text: string): string {
  return groupedCode(normalizeCouponCode(text))
}

/** Runs the counter: validates a code locally, looks it up, and verifies it once. `onEnd` is told what comes next. */
export function useCounter(onEnd: (next: 'code' | 'verify') => void): Counter {
  const t = useText()
  const [seen, setSeen] = useState<LookUp>()
  const [receipt, setReceipt] = useState<Verification>()
  const [isLost, setLost] = useState(false)
  const [scans, setScans] = useState(0)
  const lost = useRef(false)
  // The query that `seen` belongs to.
  const asked = useRef<LookUpQuery>(undefined)
  const look = useAction(couponEndpoints.lookUp, {
    silent: true,
    onError: (error) => {
      if (!(error instanceof BusinessError && error.fieldErrors.length > 0)) onEnd('code')
    },
  })
  const verify = useAction(couponEndpoints.verify, {
    intent: `coupon.verify:${seen?.code ?? ''}`,
    silent: true,
    onError: (error, current) => {
      lost.current = error instanceof TransportError
      if (hasCode(error, BUSINESS_CODES.couponUnusable)) setSeen(current)
    },
  })
  const forget = () => {
    asked.current = undefined
    setSeen(undefined)
    setReceipt(undefined)
    setLost(false)
    look.reset()
    verify.reset()
  }
  const lookUp = async (query: LookUpQuery) => {
    forget()
    asked.current = query
    const found = await look.run(query)
    // The input changed meanwhile: ignore this response.
    if (!found || asked.current !== query) return
    form.calm()
    setSeen(found)
    onEnd(found.refusal === undefined ? 'verify' : 'code')
  }
  const first: CounterEntries = { ...NO_BILL, kind: 'NONE', currency: 'CNY' }
  const form = useForm({
    first,
    action: { ...look, run: lookUp, reset: forget },
    isSilent: true,
    check: problemsOf,
    request: (entries): LookUpQuery => ({ code: normalizeCouponCode(entries.code), ...billOf(entries) }),
  })
  const { ref } = form.element
  // After the render that has the scanned code.
  useEffect(() => {
    if (scans > 0) ref.current?.requestSubmit()
  }, [scans, ref])
  const send = async () => {
    const query = asked.current
    if (!query) return
    lost.current = false
    setLost(false)
    // Retry once after a lost response with the same request number, so that the coupon is used at most once.
    const done = (await verify.run(query)) ?? (lost.current ? await verify.run(query) : undefined)
    if (done) {
      form.set(NO_BILL)
      setReceipt(done)
    } else setLost(lost.current)
    onEnd('code')
  }
  const failed = hasCode(verify.error, BUSINESS_CODES.couponUnusable) || verify.loading ? undefined : verify.error
  return {
    form,
    seen,
    receipt,
    isVerifying: verify.loading,
    isLost,
    failure: failed ? errorText(t, failed) : form.failure,
    scan: (text) => {
      form.set({ code: typedCode(text) })
      setScans((before) => before + 1)
    },
    verify: send,
    clear: () => {
      form.set({ code: '' })
      onEnd('code')
    },
  }
}

function billOf({ kind, orderNo, amount, currency }: CounterEntries): Partial<LookUpQuery> {
  if (kind === 'ORDER') return { orderNo: orderNo.normalize('NFKC').trim() }
  return kind === 'AMOUNT' ? { amount: settledNumber(amount), currency } : {}
}

function problemsOf({ code, kind, orderNo, amount }: CounterEntries): Problem[] {
  const codes = {
    code: normalizeCouponCode(code) === '' ? 'required' : checkCouponCode(code),
    orderNo: kind === 'ORDER' && orderNo.trim() === '' ? 'required' : undefined,
    amount: kind === 'AMOUNT' ? amountProblem(amount) : undefined,
  } as const
  return Object.entries(codes).flatMap(([field, problem]) => (problem ? [{ field, code: problem }] : []))
}

function amountProblem(amount: string): 'required' | 'number' | undefined {
  if (amount.trim() === '') return 'required'
  return checkDecimal(settledNumber(amount), AMOUNT_MAX) ? 'number' : undefined
}
