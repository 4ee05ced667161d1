import { confirmedAt } from '@/contract/money/order/contract/text.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

const load = async () => (await import('../contract/components/ContractCard.tsx')).ContractCard

/** The contract, from the seller's confirmation on. */
export function ContractSection({ order }: { order: OrderDetail }) {
  const t = useText()
  if (confirmedAt(order.events) === undefined) return null
  return (
    <Section title={t('order.contract')}>
      <LazySection
        load={load}
        texts="contract"
        placeholder={<SkeletonBlock height={220} />}
        props={{ id: order.id, no: order.no }}
      />
    </Section>
  )
}
