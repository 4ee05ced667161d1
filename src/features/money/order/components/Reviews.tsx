import type { Review } from '@/contract/money/order/after/schemas.ts'
import { REVIEW_POINTS } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Stack } from '@/ui/Split.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { TypedText } from '@/ui/TypedText.tsx'

/** The message of each point. */
export const POINT_TEXT = {
  priceTruth: 'order.review.priceTruth',
  onTime: 'order.review.onTime',
  communication: 'order.review.communication',
  documents: 'order.review.documents',
} as const

/** The published reviews of both sides, and the reader's own. */
export function Reviews({ order: { reviews, side } }: OrderProps) {
  const t = useText()
  if (reviews.length === 0) return null
  return (
    <Section title={t('order.review')}>
      <Stack>
        {reviews.map((review) => (
          <ReviewCard key={review.by} review={review} isMine={review.by === side} />
        ))}
      </Stack>
    </Section>
  )
}

function ReviewCard({ review, isMine }: { review: Review; isMine: boolean }) {
  const t = useText()
  return (
    <Card>
      <Stack>
        <h3 className="ct-h3">{t(isMine ? 'order.review.mine' : 'order.review.theirs')}</h3>
        <DefinitionGrid
          items={REVIEW_POINTS.map((point) => ({
            label: t(POINT_TEXT[point]),
            value: (
              <span className="ct-stars-shown" data-stars={review.points[point]}>
                {t('order.review.points', { count: review.points[point] })}
              </span>
            ),
          }))}
        />
        {review.text && (
          <p>
            <TypedText>{review.text}</TypedText>
          </p>
        )}
        <p className="ct-dim">
          <DateText value={review.at} />
        </p>
      </Stack>
    </Card>
  )
}
