import { isDeal } from '@/contract/money/order/contact.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { OrderProps } from '../useOrderAct.ts'

const load = async () => (await import('../documents/components/Documents.tsx')).Documents

/** Documents of an order, from the seller's confirmation on. */
export function DocumentsSection(props: OrderProps) {
  const t = useText()
  const { documents = [], payments, adjustments, status } = props.order
  const hasFiles = payments.some(({ proofs }) => proofs.length > 0) || adjustments.length > 0
  if (!isDeal(status) && documents.length === 0 && !hasFiles)
    return (
      <Section title={t('order.papers')}>
        <p className="ct-dim">{t('order.papers.later')}</p>
      </Section>
    )
  return (
    <Section title={t('order.papers')}>
      <LazySection load={load} texts="document" placeholder={<SkeletonBlock height={160} />} props={props} />
    </Section>
  )
}
