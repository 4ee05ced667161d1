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

/** What changes with the owner of a coupon: the code goes with it, so that who gave it away can no longer use it. */
export function handedOver(deps: Deps, coupon: CouponRow): Pick<CouponRow, 'code' | 'formerCodes' | 'handOvers'> {
  const former = { code: coupon.code, until: iso(deps.now()) }
  return {
    code: freshCode(deps),
    formerCodes: [...(coupon.formerCodes ?? []), former],
    handOvers: coupon.handOvers + 1,
  }
}

/** The coupon that had a code before it changed hands, and since when it has another. */
export function formerCoupon(deps: Deps, code: string): { coupon: CouponRow; until: string } | undefined {
  const [coupon] = deps.rows.coupons.all((row) => row.formerCodes?.some((former) => former.code === code) ?? false)
  const former = coupon?.formerCodes?.find((one) => one.code === code)
  return coupon && former && { coupon, until: former.until }
}
