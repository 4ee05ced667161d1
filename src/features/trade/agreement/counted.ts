import type { AgreementSummary } from '@/contract/trade/agreement/schemas.ts'

/** Containers of an agreement over all lanes and types. */
export function totalsOf({ lanes }: Pick<AgreementSummary, 'lanes'>) {
  const all = lanes.flatMap(({ quantities }) => quantities)
  const sum = (part: 'contracted' | 'requested' | 'confirmed' | 'remaining') =>
    all.reduce((total, one) => total + one[part], 0)
  return {
    contracted: sum('contracted'),
    requested: sum('requested'),
    confirmed: sum('confirmed'),
    remaining: sum('remaining'),
  }
}
