import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Review } from '@/contract/money/order/after/schemas.ts'
import { REVIEW_POINTS, REVIEW_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { ReviewPoint } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct, useRefusals } from '../useOrderAct.ts'
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

function ReviewForm(props: OrderProps) {
  const t = useText()
  const { id } = props.order
  const [points, setPoints] = useState<Points>({})
  const [text, setText] = useState('')
  const act = useOrderAct(orderEndpoints.review, props, { intent: 'review', text: t('order.review.sent') })
  const missing = REVIEW_POINTS.filter((point) => points[point] === undefined)
  const problems = missing.map((field) => ({ field, code: 'required' as const }))
  const { form, errorOf, submit } = useRefusals(problems, act)
  const send = () => {
    const { priceTruth = 1, onTime = 1, communication = 1, documents = 1 } = points
    void act.run({ id, points: { priceTruth, onTime, communication, documents }, text })
  }
  return (
    <form ref={form} noValidate aria-label={t('order.review.write')} onSubmit={(event) => submit(event, send)}>
      <Stack>
        <h3 className="ct-h3">{t('order.review.write')}</h3>
        <div className="ct-stars-grid">
          {REVIEW_POINTS.map((point) => (
            <Stars
              key={point}
              point={point}
              value={points[point]}
              error={errorOf(point)}
              onChange={(value) => setPoints((before) => ({ ...before, [point]: value }))}
            />
          ))}
        </div>
        <TextAreaField
          label={t('order.review.text')}
          name="text"
          rows={3}
          maxLength={REVIEW_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Failure text={failureText(t, act.error)} />
        <div>
          <Button type="submit" variant="primary" isBusy={act.loading}>
            {t('order.review.send')}
          </Button>
        </div>
      </Stack>
    </form>
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
              name={point}
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
