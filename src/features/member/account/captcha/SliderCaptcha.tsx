import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, Ref } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckIcon, ForwardIcon } from '@/ui/icons.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useCaptcha } from './useCaptcha.ts'
import type { CaptchaEvents, CaptchaNote, CaptchaState } from './useCaptcha.ts'
import './captcha.css'

/** Props of `SliderCaptcha`: a new `round` loads a new puzzle; `isMissed` marks a required but unsolved puzzle. */
export interface SliderCaptchaProps extends CaptchaEvents {
  round: number
  isMissed: boolean
  sliderRef?: Ref<HTMLDivElement> | undefined
}

const NOTES = {
  wrong: 'account.captcha.wrong',
  expired: 'account.captcha.expired',
  failed: 'account.captcha.failed',
} as const satisfies Record<CaptchaNote, string>

/** Pixels by which each key moves the piece; ten times as many with Shift. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

function handleKey(event: KeyboardEvent, { x, max, move, drop }: CaptchaState): void {
  const { key } = event
  const step = STEPS[key]
  if (key === 'Enter' || key === ' ') drop()
  else if (key === 'Home') move(0)
  else if (key === 'End') move(max)
  else if (step === undefined) return
  else move(x + step * (event.shiftKey ? 10 : 1))
  event.preventDefault()
}

function useDrag(captcha: CaptchaState) {
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ pointer: number; from: number; x: number }>(undefined)
  /** Image pixels per screen pixel. */
  const scale = () => {
    const shown = stage.current?.getBoundingClientRect().width ?? 0
    return shown > 0 ? (captcha.puzzle.data?.width ?? shown) / shown : 1
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || captcha.state !== 'open') return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { pointer: event.pointerId, from: event.clientX, x: captcha.x }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (held?.pointer === event.pointerId) captcha.move(held.x + (event.clientX - held.from) * scale())
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      grip.current = undefined
      if (held?.pointer === event.pointerId && captcha.x !== held.x) captcha.drop()
    },
    onPointerCancel: () => {
      grip.current = undefined
    },
  }
  return { stage, handlers }
}

/** Slider puzzle for mouse, touch and keyboard; yields a ticket when solved. PRODUCT /login. */
export function SliderCaptcha({ round, isMissed, sliderRef, ...events }: SliderCaptchaProps) {
  const t = useText()
  const helpId = useId()
  const captcha = useCaptcha(round, events)
  const { stage, handlers } = useDrag(captcha)
  const { puzzle, state, note, x, max } = captcha
  const { data } = puzzle
  const share = (pixels: number, of: number) => `${(pixels / of) * 100}%`
  const failed = puzzle.error !== undefined && !data
  const problem = note && !failed ? t(NOTES[note]) : isMissed && state === 'open' ? t('account.captcha.needed') : null
  return (
    <div className={`ct-captcha ct-captcha-${state}`} role="group" aria-label={t('account.captcha.label')}>
      {data ? (
        <div ref={stage} className="ct-captcha-stage" style={{ aspectRatio: `${data.width} / ${data.height}` }}>
          <img className="ct-captcha-back" src={data.background} alt={t('account.captcha.picture')} draggable={false} />
          <img
            {...handlers}
            className="ct-captcha-piece"
            src={data.piece}
            alt=""
            draggable={false}
            style={{
              insetInlineStart: share(x, data.width),
              insetBlockStart: share(data.pieceTop, data.height),
              inlineSize: share(data.pieceSize, data.width),
            }}
          />
        </div>
      ) : failed ? (
        <p className="ct-captcha-lost" role="alert">
          {t('account.captcha.failed')}
        </p>
      ) : (
        <SkeletonBlock height={160} />
      )}
      <div className="ct-captcha-row">
        <div className="ct-captcha-track">
          <span className="ct-captcha-words" aria-hidden="true" style={{ justifySelf: x > max / 2 ? 'start' : 'end' }}>
            {state === 'solved'
              ? t('account.captcha.solved')
              : state === 'checking'
                ? t('account.captcha.checking')
                : ''}
          </span>
          <div
            {...handlers}
            ref={sliderRef}
            className="ct-captcha-thumb"
            data-field="captcha"
            role="slider"
            tabIndex={0}
            aria-label={t('account.captcha.label')}
            aria-describedby={helpId}
            aria-valuemin={0}
            aria-valuemax={max}
            aria-valuenow={x}
            aria-valuetext={t('account.captcha.value', { x, max })}
            aria-disabled={state !== 'open' || undefined}
            aria-invalid={problem ? true : undefined}
            style={{ insetInlineStart: max > 0 ? `calc((100% - 44px) * ${x / max})` : 0 }}
            onKeyDown={(event) => handleKey(event, captcha)}
          >
            {state === 'solved' ? <CheckIcon /> : <ForwardIcon />}
          </div>
        </div>
        <Button size="small" onClick={() => captcha.renew()} isBusy={puzzle.loading}>
          {t('account.captcha.refresh')}
        </Button>
      </div>
      <output className="ct-hidden">{state === 'solved' ? t('account.captcha.solved') : ''}</output>
      {problem ? (
        <p className="ct-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <p id={helpId} className="ct-field-hint">
        {t('account.captcha.help')}
      </p>
    </div>
  )
}
