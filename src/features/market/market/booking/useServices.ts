import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { unitPriceText } from '@/ui/unitPriceText.ts'

/** Optional services of a listing as choices: code and name, with the price and basis of each of their lines. */
export function useServices({ charges }: Pick<ListingDetail, 'charges'>): { value: string; label: string }[] {
  const formats = useFormats()
  const bases = useDict('charge_basis')
  const { boxCode, chargeName } = useFreight()
  const lines = charges.filter(({ optional }) => optional === true)
  return [...new Set(lines.map(({ code }) => code))].map((code) => {
    const prices = lines
      .filter((line) => line.code === code)
      .map((line) => {
        const price = `${unitPriceText(formats, line)} · ${bases.labelOf(line.basis)}`
        return line.isoCode === undefined ? price : `${boxCode(line.isoCode)} ${price}`
      })
    return { value: code, label: `${code} ${chargeName(code)} · ${prices.join(' / ')}` }
  })
}
