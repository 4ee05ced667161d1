import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'

/** Returns the name of a side of an order in the page's language. */
export function usePartyName({ buyer, seller }: Pick<OrderDetail, 'buyer' | 'seller'>): (side: OrderSide) => string {
  const { locale } = useLocale()
  return (side) => {
    const { nameZh, nameEn } = side === 'BUYER' ? buyer : seller
    return wordsIn(locale, nameZh, nameEn)
  }
}
