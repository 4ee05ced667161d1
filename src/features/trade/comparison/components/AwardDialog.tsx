import { NOTE_MAX } from '@/contract/limits.ts'
import { isStanding } from '@/contract/trade/bid/lifecycle.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { checkPartial } from '@/contract/trade/tender/award/partial.ts'
import { checkReason, priceGap, trueReason } from '@/contract/trade/tender/award/reason.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { failedIn } from '@/contract/trade/tender/evaluation/rules.ts'
import { AWARD_REASONS } from '@/contract/trade/tender/values.ts'
import type { AwardReason } from '@/contract/trade/tender/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'
import { listText } from '@/ui/listText.ts'
import { Notice } from '@/ui/Notice.tsx'
import { bidName } from '../names.ts'
import type { Plan } from '../plan.ts'
import { rankedText } from '../ranked.ts'
import { PartsTable } from './PartsTable.tsx'

interface AwardProps {
  tender: TenderDetail
  plan: Plan
  /** All bids received: price is a reason only for the lowest of them. */
  bids: readonly ReceivedBid[]
  /** Number of enterprises without an award. */
  losers: number
  weights: Weights
  onClose: () => void
}

const FIRST: { reason: AwardReason | ''; note: string } = { reason: '', note: '' }

/** Award dialog: parts, prices, reason, and what the losing bidders will be told. */
export function AwardDialog({ tender, plan, bids, losers, weights, onClose }: AwardProps) {
  const t = useText()
  const { money } = useFormats()
  const { locale } = useLocale()
  const { labelOf } = useDict('award_reason')
  const { labelOf: demandOf } = useDict('demand')
  const action = useDialogAction(tenderEndpoints.award, {
    intent: `tender.award:${tender.id}`,
    loading: true,
    done: t('comparison.award.done'),
    onClose,
  })
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  const isShort = plan.parts.some(({ bid }) => bid.validTo < firstEtd)
  const shares = plan.parts.map(({ bid, lanes }) => ({ bidId: bid.id, lanes }))
  const ask = t('comparison.award.reason.ask')
  const { awardRule, compareCurrency: currency } = tender
  const frame = { ...tender, currency, bids: bids.filter(({ status }) => isStanding(status)) }
  const by = rankedText(t, tender)
  const failing = plan.parts
    .map(({ bid, lanes }) => ({ bid, demands: failedIn({ bidId: bid.id, lanes }, frame) }))
    .filter(({ demands }) => demands.length > 0)
  const isPart = checkPartial(shares, tender.award?.winners ?? [], frame).length > 0
  const above = priceGap(shares, frame)
  const proposed = trueReason(shares, awardRule, frame)
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason, note }) =>
      reason ? checkReason({ reason, note, shares }, awardRule, frame) : missing('reason', '', ask),
    request: ({ reason, note }) =>
      reason ? { tenderId: tender.id, version: tender.version, shares, reason, note, weights } : undefined,
  })
  return (
    <FormDialog
      form={form}
      title={t('comparison.award.title', { count: plan.parts.length })}
      submitText={t('comparison.award.confirm')}
      isLocked={failing.length > 0 || isPart}
      onClose={onClose}
    >
      <PartsTable tender={tender} parts={plan.parts} total={plan.total} />
      {plan.leftLanes.length > 0 && (
        <Notice tone="warn">{t('comparison.award.left', { lanes: plan.leftLanes.join(', ') })}</Notice>
      )}
      {failing.map(({ bid, demands }) => (
        <Notice key={bid.id} tone="warn">
          {t('comparison.award.fails', {
            name: bidName(t, locale, bid),
            demands: listText(locale, demands.map(demandOf)),
          })}
        </Notice>
      ))}
      {isPart && <Notice tone="warn">{t('comparison.award.partial')}</Notice>}
      {isShort && <Notice tone="warn">{t('comparison.award.validity')}</Notice>}
      {by !== undefined && <p className="ct-dim">{by}</p>}
      {above && <Notice>{t('comparison.award.above', { amount: money({ amount: above.gap, currency }) })}</Notice>}
      <ReasonField
        {...form.field('reason')}
        codes={AWARD_REASONS}
        dict="award_reason"
        label={t('comparison.award.reason')}
        ask={ask}
        hint={proposed && t('comparison.award.reason.proposed', { reason: labelOf(proposed) })}
      />
      <TextField {...form.text('note')} label={t('comparison.award.note')} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('comparison.contacts')} />
      {losers > 0 && <p className="ct-dim">{t('comparison.award.losers', { count: losers })}</p>}
      <p className="ct-dim">{t('comparison.award.undo')}</p>
    </FormDialog>
  )
}
