import type { Money as Amount } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'

/** A total, or a placeholder while nothing is priced: blank is not zero. */
export function Total({ sum, size }: { sum: { allIn: Amount; isPriced: boolean } | undefined; size?: 'large' }) {
  const t = useText()
  if (!sum?.isPriced) return <span className="ct-grid-blank">{t('bid.sum.none')}</span>
  return <Money value={sum.allIn} size={size} />
}
