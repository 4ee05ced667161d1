import type { CouponView } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useTermsText } from '@/reference/coupon/terms.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { useIssuerName } from './useIssuerName.ts'

/** Example order for the coupon as text: its issuer's, with the first of each restriction. */
export function useExample({ terms, issuer }: Pick<CouponView, 'terms' | 'issuer'>): string {
  const t = useText()
  const nameOf = useIssuerName()
  const modes = useDict('transport_mode').labelOf
  const { portName, boxCode, carrierName } = useFreight()
  const { least } = useTermsText()
  const { scope } = terms
  const [lane] = scope.lanes
  const pol = lane?.pol ?? scope.pols[0]
  const pod = lane?.pod ?? scope.pods[0]
  const port = (code: string | undefined) =>
    code === undefined ? t('couponMine.example.any') : `${portName(code)} ${code}`
  const parts = [
    t('couponMine.example.order', { issuer: nameOf(issuer) }),
    ...scope.modes.slice(0, 1).map(modes),
    ...((pol ?? pod) ? [`${port(pol)} → ${port(pod)}`] : []),
    ...scope.isoCodes.slice(0, 1).map(boxCode),
    ...scope.carriers.slice(0, 1).map(carrierName),
    least(terms),
  ]
  return t('couponMine.example', { example: parts.join(' · ') })
}
