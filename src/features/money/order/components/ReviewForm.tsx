import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { REVIEW_POINTS, REVIEW_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { ReviewPoint } from '@/contract/money/order/values.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { POINT_TEXT } from './Reviews.tsx'

const STARS = [1, 2, 3, 4, 5] as const

type Points = Partial<Record<ReviewPoint, number>>

const FIRST: { points: Points; text: string } = { points: {}, text: '' }

/** One to five stars for each point, and a text. */
export function ReviewForm({ onCancel, ...props }: OrderProps & { onCancel: () => void }) {
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
    <PageForm
      form={form}
      title={t('order.review.write')}
      submitText={t('order.review.send')}
      onCancel={{ text: t('order.cancel'), run: onCancel }}
    >
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
      <legend>{t(POINT_TEXT[point])}</legend>
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
