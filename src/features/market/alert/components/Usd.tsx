import { Money } from '@/ui/Money.tsx'

/** An amount in the market's currency. */
export function Usd({ amount }: { amount: string }) {
  return <Money value={{ amount, currency: 'USD' }} />
}
