import type { BidForTender } from '@/contract/trade/bid/schemas.ts'
import { MAX_OPTIONS } from '@/contract/trade/bid/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { optionAddress, optionLetter } from '../../options.ts'

interface TabsProps {
  tenderId: string
  options: BidForTender['options']
  current: number
  /** True while another alternative may be added. */
  mayAdd: boolean
}

/** The enterprise's alternatives on this tender, each with its own URL; hidden while there is only one. */
export function OptionTabs({ tenderId, options, current, mayAdd }: TabsProps) {
  const t = useText()
  const numbers = new Set([...options.map(({ option }) => option), current])
  const next = [1, 2, 3].find((option) => option <= MAX_OPTIONS && !numbers.has(option))
  if (numbers.size === 1 && (!mayAdd || options.length === 0)) return null
  const items = [...numbers]
    .toSorted((a, b) => a - b)
    .map((option) => {
      const name = options.find((one) => one.option === option)?.optionName
      const letter = t('bid.option.letter', { letter: optionLetter(option) })
      return {
        to: hrefTo('quote', optionAddress(tenderId, option)),
        text: name ? `${letter} · ${name}` : letter,
        isCurrent: option === current,
      }
    })
  const add =
    mayAdd && next !== undefined && options.length > 0
      ? [{ to: hrefTo('quote', optionAddress(tenderId, next)), text: t('bid.option.add'), isCurrent: false }]
      : []
  return <TabLinks label={t('bid.option.tabs')} items={[...items, ...add]} />
}
