import { useRef, useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { hasCode, TransportError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { checkCouponCode, groupedCode, normalizeCouponCode } from '@/contract/coupon/code.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { AMOUNT_MAX } from '@/contract/coupon/limits.ts'
import type { LookUp, LookUpQuery, Verification } from '@/contract/coupon/verification/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Currency } from '@/contract/money.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { plainNumber } from '@/shared/number.ts'

/** The bill for a coupon: none, an own order, or an amount. */
export type BillKind = 'NONE' | 'ORDER' | 'AMOUNT'
export interface Bill {
  kind: BillKind
  orderNo: string
  amount: string
  currency: Currency
}
const NO_BILL: Bill = { kind: 'NONE', orderNo: '', amount: '', currency: 'CNY' }

/** Validated fields of the counter. */
export type CounterField = 'code' | 'orderNo' | 'amount'

/** State of the verification counter. */
export interface Counter {
  /** The code in the input. */
  code: string
  bill: Bill
  seen: LookUp | undefined
  receipt: Verification | undefined
  isLooking: boolean
  isVerifying: boolean
  /** True after two lost responses; retrying is idempotent. */
  isLost: boolean
  failure: string | undefined
  errorOf: (field: CounterField) => string | undefined
  type: (text: string) => void
  setBill: (part: Partial<Bill>) => void
  /** Looks up the typed or scanned code. Resolves to the invalid field, or to the result. */
  lookUp: (scanned?: string) => Promise<CounterField | LookUp | undefined>
  verify: () => Promise<Verification | undefined>
  /** Clears the result for the next code. */
  clear: () => void
}

/** Formats a typed code: capitals in groups of four; extra symbols are kept, so that nothing is cut off silently. */
export function typedCode(text: string): string {
  return groupedCode(normalizeCouponCode(text))
}

/** Runs the counter: validates a code locally, looks it up, and verifies it once. */
export function useCounter(): Counter {
  const t = useText()
  const words = useProblemText()
  const [code, setCode] = useState('')
  const [bill, setBillState] = useState(NO_BILL)
  const [seen, setSeen] = useState<LookUp>()
  const [receipt, setReceipt] = useState<Verification>()
  const [wrong, setWrong] = useState<{ field: CounterField; text: string }>()
  const [isLost, setLost] = useState(false)
  const lost = useRef(false)
  // The query that `seen` belongs to.
  const asked = useRef<LookUpQuery>(undefined)
  const look = useAction(couponEndpoints.lookUp, { silent: true })
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
    setWrong(undefined)
    setLost(false)
    look.reset()
    verify.reset()
  }
  const lookUp = async (scanned?: string) => {
    const text = scanned ?? code
    forget()
    if (scanned !== undefined) setCode(typedCode(scanned))
    const problem = checkCouponCode(text)
    if (normalizeCouponCode(text) === '' || problem) {
      const isEmpty = normalizeCouponCode(text) === ''
      setWrong({ field: 'code', text: words({ field: 'code', code: isEmpty ? 'required' : (problem ?? 'required') }) })
      return 'code'
    }
    const mistake = checkBill(bill)
    if (mistake) {
      setWrong({ field: mistake.field, text: words(mistake) })
      return mistake.field
    }
    const query: LookUpQuery = { code: normalizeCouponCode(text), ...queryOf(bill) }
    asked.current = query
    const found = await look.run(query)
    // The input changed meanwhile: ignore this response.
    if (!found || asked.current !== query) return undefined
    setSeen(found)
    return found
  }
  const send = async () => {
    const query = asked.current
    if (!query) return undefined
    lost.current = false
    setLost(false)
    // Retry once after a lost response with the same request number, so that the coupon is used at most once.
    const done = (await verify.run(query)) ?? (lost.current ? await verify.run(query) : undefined)
    if (!done) {
      setLost(lost.current)
      return undefined
    }
    forget()
    setReceipt(done)
    setCode('')
    setBillState((before) => ({ ...NO_BILL, kind: before.kind, currency: before.currency }))
    return done
  }
  const failed = verify.error ?? look.error
  const isTold = hasCode(failed, BUSINESS_CODES.couponUnusable) || look.fieldErrors.length > 0
  return {
    code,
    bill,
    seen,
    receipt,
    isLooking: look.loading,
    isVerifying: verify.loading,
    isLost,
    failure: failed && !isTold && !verify.loading ? errorText(t, failed) : undefined,
    errorOf: (field) =>
      wrong?.field === field ? wrong.text : look.fieldErrors.find((one) => one.field === field)?.message,
    type: (text) => {
      forget()
      setCode(typedCode(text))
    },
    setBill: (part) => {
      forget()
      setBillState((before) => ({ ...before, ...part }))
    },
    lookUp,
    verify: send,
    clear: () => {
      forget()
      setCode('')
    },
  }
}

function queryOf({ kind, orderNo, amount, currency }: Bill): Partial<LookUpQuery> {
  if (kind === 'ORDER') return { orderNo: orderNo.normalize('NFKC').trim() }
  return kind === 'AMOUNT' ? { amount: plainNumber(amount), currency } : {}
}

function checkBill({ kind, orderNo, amount }: Bill): { field: CounterField; code: 'required' | 'number' } | undefined {
  if (kind === 'ORDER' && orderNo.trim() === '') return { field: 'orderNo', code: 'required' }
  if (kind !== 'AMOUNT') return undefined
  if (amount.trim() === '') return { field: 'amount', code: 'required' }
  return checkDecimal(plainNumber(amount), AMOUNT_MAX) ? { field: 'amount', code: 'number' } : undefined
}
