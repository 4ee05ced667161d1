import { useState } from 'react'
import type { CenterBatch } from '@/contract/coupon/schemas.ts'
import type { ClaimState } from '@/contract/coupon/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { isParked } from '@/ui/parked.ts'
import { useKeptFocus } from '@/ui/useKeptFocus.ts'
import { useClaim } from '../useClaim.ts'
import { ClaimActions } from './ClaimActions.tsx'
import { PriceDialog } from './PriceDialog.tsx'

const TONES: Partial<Record<ClaimState, Tone>> = {
  NOT_STARTED: 'sea',
  PAUSED: 'warn',
  SOLD_OUT: 'neutral',
  ENDED: 'neutral',
}
const OVER: readonly ClaimState[] = ['SOLD_OUT', 'ENDED', 'PAUSED']

/** One batch: benefit, remaining count, end date, and the reader's action. */
export function BatchCard({ row, onTurn }: { row: CenterBatch; onTurn: () => void }) {
  const t = useText()
  const { locale } = useLocale()
  // The button disappears with the response to it, or with a later one of the list; keep the focus in the card.
  const actions = useKeptFocus()
  const [asks, setAsks] = useState(false)
  const focusSoon = useFocusSoon()
  const keepFocus = () =>
    focusSoon(() =>
      isParked(document.activeElement) ? actions.ref.current?.querySelector<HTMLElement>('a, button') : undefined,
    )
  const claiming = useClaim(row, () => {
    setAsks(false)
    keepFocus()
  })
  const { batch } = claiming
  const { issuer, claimState, fits } = batch
  const tone = TONES[claimState]
  const isOver = OVER.includes(claimState)
  return (
    <>
      <CouponTicket
        terms={batch.terms}
        issuer={wordsIn(locale, issuer.nameZh, issuer.nameEn)}
        isDim={isOver && batch.claimed === 0}
        mark={
          tone ? (
            <StatusTag tone={tone}>{t(`couponCenter.state.${claimState}`)}</StatusTag>
          ) : (
            fits > 0 && <Chip tone="accent">{t('couponCenter.fits', { count: fits })}</Chip>
          )
        }
        facts={<BatchFacts batch={batch} onTurn={onTurn} />}
        actions={
          <div {...actions} className="ct-center-actions">
            <ClaimActions claiming={claiming} onClaim={batch.pricePoints > 0 ? () => setAsks(true) : claiming.run} />
          </div>
        }
      />
      {asks && <PriceDialog claiming={claiming} onClose={() => setAsks(false)} />}
    </>
  )
}

function BatchFacts({ batch, onTurn }: { batch: CenterBatch; onTurn: () => void }) {
  const t = useText()
  const { left, total, claimed, perUserLimit, claimState, claimFrom, claimTo, pricePoints, terms } = batch
  const isEnded = claimState === 'ENDED'
  return (
    <>
      <Meter
        label={t('couponCenter.stock')}
        value={left}
        max={total}
        text={t('couponCenter.stock.text', { left, total })}
        tone={left * 5 <= total ? 'warn' : 'sea'}
      />
      <span>
        {t(claimState === 'NOT_STARTED' ? 'couponCenter.opens' : isEnded ? 'couponCenter.ended' : 'couponCenter.ends')}{' '}
        {isEnded ? (
          <DateText value={claimTo} precision="date" isEnd />
        ) : (
          <Countdown until={claimState === 'NOT_STARTED' ? claimFrom : claimTo} urgentSeconds={86_400} onEnd={onTurn} />
        )}
      </span>
      <Validity validity={batch.validity} />
      <span>
        {t('couponCenter.limit', { claimed, limit: perUserLimit })}
        {pricePoints > 0 && ` · ${t('couponCenter.price', { points: pricePoints })}`}
      </span>
      {terms.description && <span className="ct-center-text">{terms.description}</span>}
    </>
  )
}

function Validity({ validity }: Pick<CenterBatch, 'validity'>) {
  const t = useText()
  if (validity.type === 'ABSOLUTE')
    return <span>{t('couponCenter.valid.days', { from: validity.from, to: validity.to })}</span>
  // TypeScript knows two kinds; a newer server may send others.
  if (!('daysAfterClaim' in validity)) return null
  const { startAfterDays: start, daysAfterClaim: days } = validity
  return (
    <span>
      {start === 0 ? t('couponCenter.valid.after', { days }) : t('couponCenter.valid.later', { start, days })}
    </span>
  )
}
