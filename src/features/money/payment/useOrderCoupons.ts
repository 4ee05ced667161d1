import { useEffect, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { UsableCoupons } from '@/contract/coupon/schemas.ts'
import { MAX_PER_ORDER, type CouponReason } from '@/contract/coupon/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

type Usable = UsableCoupons['usable'][number]

/** Why a coupon cannot be combined with the selected ones; undefined if it can. */
export function hindranceOf(row: Usable, ticked: readonly Usable[]): CouponReason | undefined {
  const others = ticked.filter((one) => one.coupon.id !== row.coupon.id)
  if (others.length === 0) return undefined
  const isAlone = (one: Usable) => !one.coupon.terms.stackable
  if (isAlone(row) || others.some(isAlone)) return 'NOT_STACKABLE'
  const isTwin = others.some((one) => one.coupon.batchId === row.coupon.batchId)
  return isTwin || others.length >= MAX_PER_ORDER ? 'LIMIT' : undefined
}

/** The buyer's coupons for an order: the list, the selection, and functions to apply and remove them. */
export function useOrderCoupons(order: OrderDetail) {
  const t = useText()
  const list = useQuery(couponEndpoints.usable, { orderId: order.id }, { silent: true, keepPrevious: true })
  const [ticked, setTicked] = useState<readonly string[]>(order.coupons.map((use) => use.couponId))
  const { refresh } = list
  const { version } = order
  // Usable and selected coupons depend on the order.
  useEffect(() => {
    if (list.data && list.data.version !== version) refresh()
  }, [list.data, version, refresh])
  const apply = useAction(couponEndpoints.apply, {
    intent: `coupon.apply:${order.id}:${version}`,
    onSuccess: (current) => {
      setTicked(current.coupons.map((use) => use.couponId))
      toast.success(t(current.coupons.length > 0 ? 'payment.coupon.applied' : 'payment.coupon.removed'))
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return refresh()
      return toast.info(t('payment.changed'))
    },
  })
  const use = (couponIds: readonly string[]) =>
    void apply.run({ orderId: order.id, version, couponIds: [...couponIds] })
  return { list, ticked, setTicked, use, isBusy: apply.loading, error: apply.error }
}
