import { groupedAmount } from '@/contract/money.ts'
import type { CouponScope } from '@/contract/coupon/draft.ts'
import type { CouponTermsView } from '@/contract/coupon/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '../useReferences.ts'

/** Terms of a possibly incomplete batch. */
export type TermsLike = Pick<CouponTermsView, 'kind' | 'threshold' | 'currency' | 'scope'> &
  Partial<Pick<CouponTermsView, 'value' | 'discountPct' | 'capAmount'>>

/** A condition as text: its subject and its value. */
export interface Condition {
  label: string
  text: string
}

const MOST_NAMES = 6

/** Returns functions that describe the benefit and scope of a coupon. */
export function useTermsText() {
  const t = useText()
  const { locale } = useLocale()
  const modes = useDict('transport_mode').labelOf
  const { portName, boxCode, carrierName, chargeName } = useFreight()
  const list = (names: readonly string[]): string => {
    const shown = names.slice(0, MOST_NAMES).join(t('coupon.list'))
    return names.length > MOST_NAMES ? t('coupon.scope.more', { names: shown, count: names.length }) : shown
  }
  const port = (code: string) => `${portName(code)} ${code}`
  const money = (amount: string, currency: string) => `${currency} ${groupedAmount(amount)}`

  /** The large text on the coupon, e.g. `USD 100`, `5 % off`, the name of a charge. */
  const gives = ({ kind, value, discountPct = 0, currency, scope }: TermsLike): string => {
    if (kind === 'CASH') return money(value ?? '0', currency)
    if (kind === 'DISCOUNT')
      return t('coupon.gives.discount', { rate: locale === 'zh-CN' ? (100 - discountPct) / 10 : discountPct })
    return t('coupon.gives.free', { charges: list(scope.chargeCodes.map(chargeName)) })
  }
  /** Minimum order amount, and maximum discount. */
  const least = ({ threshold, currency, capAmount, kind }: TermsLike): string => {
    const from =
      Number(threshold) > 0 ? t('coupon.least', { amount: money(threshold, currency) }) : t('coupon.least.none')
    return kind === 'CASH' || capAmount === undefined
      ? from
      : t('coupon.least.cap', { from, cap: money(capAmount, currency) })
  }
  /** Scope as a list of conditions; empty if unrestricted. */
  const conditions = (scope: CouponScope, kind: TermsLike['kind']): Condition[] => {
    const parts: [label: string, names: readonly string[]][] = [
      [t('coupon.scope.modes'), scope.modes.map(modes)],
      [t('coupon.scope.lanes'), scope.lanes.map(({ pol, pod }) => `${port(pol)} → ${port(pod)}`)],
      [t('coupon.scope.pols'), scope.pols.map(port)],
      [t('coupon.scope.pods'), scope.pods.map(port)],
      [t('coupon.scope.isoCodes'), scope.isoCodes.map((code) => boxCode(code))],
      [t('coupon.scope.carriers'), scope.carriers.map(carrierName)],
      [t('coupon.scope.userTypes'), scope.userTypes.map((type) => t(`common.userType.${type}`))],
      // A free charge is named in the large text already.
      [t('coupon.scope.charges'), kind === 'FREE_ITEM' ? [] : scope.chargeCodes.map(chargeName)],
      [t('coupon.scope.first'), scope.firstOrderOnly ? [t('common.yes')] : []],
    ]
    return parts.flatMap(([label, names]) => (names.length > 0 ? [{ label, text: list(names) }] : []))
  }
  return { gives, least, conditions }
}
