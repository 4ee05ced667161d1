import type { DraftInput } from '@/contract/trade/tender/draftInput.ts'
import type { FuelLink } from '@/contract/trade/tender/term/schemas.ts'
import { FUEL_CAP_PCT } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from './useReferences.ts'

/** How a surcharge follows the price of fuel, as text. */
export function FuelText({ link: { code = '', factor = '', base = '' } }: { link: DraftInput<FuelLink> }) {
  const t = useText()
  const { chargeName } = useFreight()
  return t('common.fuel', { charge: `${code} ${chargeName(code)}`, factor, base, cap: FUEL_CAP_PCT })
}
