import { CODE_LENGTH, CODE_SYMBOLS, couponCheckSymbol } from '@/contract/coupon/code.ts'
import { iso, type Deps } from '../deps.ts'
import type { CouponRow } from './row.ts'

/** A code that no coupon has or had. */
export function freshCode(deps: Deps): string {
  for (;;) {
    let stem = ''
    while (stem.length < CODE_LENGTH - 1) stem += CODE_SYMBOLS[Math.floor(deps.chance.number() * CODE_SYMBOLS.length)]
    const code = stem + (couponCheckSymbol(stem) ?? '')
    if (deps.rows.coupons.of('code', code).length === 0 && !formerCoupon(deps, code)) return code
  }
}

/** Changes at a transfer: the coupon gets a new code, so that the previous owner can no longer use it. */
export function handedOver(deps: Deps, coupon: CouponRow): Pick<CouponRow, 'code' | 'formerCodes' | 'handOvers'> {
  const former = { code: coupon.code, until: iso(deps.now()) }
  return {
    code: freshCode(deps),
    formerCodes: [...(coupon.formerCodes ?? []), former],
    handOvers: coupon.handOvers + 1,
  }
}

/** The coupon that had this code before a transfer, and when it lost it. */
export function formerCoupon(deps: Deps, code: string): { coupon: CouponRow; until: string } | undefined {
  const [coupon] = deps.rows.coupons.all((row) => row.formerCodes?.some((former) => former.code === code) ?? false)
  const former = coupon?.formerCodes?.find((one) => one.code === code)
  return coupon && former && { coupon, until: former.until }
}
