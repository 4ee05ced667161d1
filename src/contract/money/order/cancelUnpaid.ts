import { Big } from 'big.js'
import type { Payment } from '../payment/schemas.ts'
import type { OrderDetail } from './schemas.ts'

type Facts = Pick<OrderDetail, 'status' | 'paid' | 'callOff'>

/**
 * Whether it is a call-off that its seller accepted and of which nothing is paid: its buyer cancels it free. Decision
 * 0040.
 */
export const isUnpaidCallOff = ({ status, paid, callOff }: Facts): boolean =>
  callOff !== undefined && (status === 'TO_PAY' || status === 'PAY_CHECKING') && new Big(paid.amount).eq(0)

/** Whether one of an order's payments is begun, or waits to be checked: until it ends nobody knows what is paid. */
export const hasOpenPayment = (payments: readonly Pick<Payment, 'status'>[]): boolean =>
  payments.some(({ status }) => status === 'CREATED' || status === 'SUBMITTED')
