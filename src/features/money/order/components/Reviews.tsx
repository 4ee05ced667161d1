import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Review } from '@/contract/money/order/after/schemas.ts'
import { REVIEW_POINTS, REVIEW_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { ReviewPoint } from '@/contract/money/order/values.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { TypedText } from '@/ui/TypedText.tsx'

const STARS = [1, 2, 3, 4, 5] as const
const NAME = {
  priceTruth: 'order.review.priceTruth',
  onTime: 'order.review.onTime',
  communication: 'order.review.communication',
  documents: 'order.review.documents',
} as const

/** Reviews of both sides, or the form for the reader's own. */
export function Reviews(props: OrderProps) {
  const t = useText()
  const { reviews, side, status, reviewBy } = props.order
  const isWritten = reviews.some((one) => one.by === side)
  if (status !== 'SETTLED' && reviews.length === 0) return null
  return (
    <Section title={t('order.review')} note={t('order.review.note')}>
      <Stack>
        {status === 'SETTLED' && reviewBy && (
          <p>
            {t('order.review.until')} <Countdown until={reviewBy} />
          </p>
        )}
        {status === 'SETTLED' && isWritten && <Notice>{t('order.review.waiting')}</Notice>}
        {reviews.map((review) => (
          <ReviewCard key={review.by} review={review} isMine={review.by === side} />
        ))}
        {status === 'SETTLED' && !isWritten && <ReviewForm {...props} />}
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
            label: t(NAME[point]),
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

type Points = Partial<Record<ReviewPoint, number>>

const FIRST: { points: Points; text: string } = { points: {}, text: '' }

function ReviewForm(props: OrderProps) {
  const t = useText()
  const action = useOrderAct(orderEndpoints.review, props, { intent: 'review', text: t('order.review.sent') })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ points }) =>
      REVIEW_POINTS.filter((point) => points[point] === undefined).map((point) => ({
        field: `points.${point}`,
        code: 'required',
      })),
    request: ({ points: { priceTruth = 1, onTime = 1, communication = 1, documents = 1 }, text }) => ({
      id: props.order.id,
      points: { priceTruth, onTime, communication, documents },
      text,
    }),
  })
  const { points } = form.values
  return (
    <PageForm form={form} title={t('order.review.write')} submitText={t('order.review.send')}>
      <div className="ct-stars-grid">
        {REVIEW_POINTS.map((point) => (
          <Stars
            key={point}
            point={point}
            value={points[point]}
            error={form.errorOf(`points.${point}`)}
            onChange={(value) => form.set({ points: { ...points, [point]: value } })}
          />
        ))}
      </div>
      <TextAreaField {...form.text('text')} label={t('order.review.text')} rows={3} maxLength={REVIEW_TEXT_MAX} />
    </PageForm>
  )
}

interface StarsProps {
  point: ReviewPoint
  value: number | undefined
  error: string | undefined
  onChange: (value: number) => void
}

/** One to five stars as radio buttons. */
function Stars({ point, value, error, onChange }: StarsProps) {
  const t = useText()
  return (
    <fieldset className="ct-stars" aria-describedby={error ? `${point}-note` : undefined}>
      <legend>{t(NAME[point])}</legend>
      <div>
        {STARS.map((star) => (
          <label key={star} className="ct-star" data-on={value !== undefined && star <= value}>
            <input
              type="radio"
              className="ct-hidden"
              name={`points.${point}`}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <span className="ct-hidden">{t('order.review.points', { count: star })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${point}-note`} className="ct-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
