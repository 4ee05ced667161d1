import { useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { BulkResult, ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_VALID_DAYS, RENEW_PCT } from '@/contract/market/listing/values.ts'
import type { BulkAction } from '@/contract/market/listing/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { pctOf } from '../pct.ts'
import { BulkResults } from './BulkResults.tsx'
import { PricePreview } from './PricePreview.tsx'

const DAY_MS = 24 * 3600_000
const USUAL_DAYS = 14

interface BulkProps {
  action: BulkAction
  rows: readonly ListingSummary[]
  /** Receives the ids of the listings that were not changed. */
  onDone: (failed: readonly string[]) => void
  onClose: () => void
}

/** Bulk action on the selected listings: inputs, price preview, then the result per listing. */
export function BulkDialog({ action, rows, onDone, onClose }: BulkProps) {
  const t = useText()
  const now = useServerNow(60_000)
  // Frozen at open, even if the list changes meanwhile.
  const [asked] = useState(rows)
  const [seenPct, setSeenPct] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  const bulk = useAction(listingEndpoints.bulk, {
    intent: `listing.bulk:${action}`,
    onSuccess: (value) => {
      setResult(value)
      onDone(value.results.filter(({ outcome }) => outcome !== 'DONE' && outcome !== 'REVIEW').map(({ id }) => id))
    },
  })
  const isRenewal = action === 'renew'
  const hasPct = isRenewal || action === 'price'
  const wrongPct = t('listing.bulk.pct.wrong')
  const changeOf = (typed: string) => {
    const pct = pctOf(typed)
    return action === 'price' && pct === 0 ? undefined : pct
  }
  /** The change whose effect is to be seen before it is sent. */
  const previewOf = (typed: string) => (hasPct && changeOf(typed)) || undefined
  const isUnseen = (typed: string) => previewOf(typed) !== undefined && previewOf(typed) !== seenPct
  const form = useForm({
    first: { validTo: chinaDay(now + USUAL_DAYS * DAY_MS), pricePct: isRenewal ? '0' : '' },
    action: bulk,
    check: ({ validTo, pricePct }) => [
      ...(isRenewal ? checkValidTo(validTo, chinaDay(now)) : []),
      ...(hasPct && changeOf(pricePct) === undefined ? [{ field: 'pricePct', text: wrongPct }] : []),
    ],
    request: ({ validTo, pricePct }) =>
      isUnseen(pricePct)
        ? undefined
        : {
            verb: action,
            items: asked.map(({ id, version }) => ({ id, version })),
            ...(isRenewal && { validTo }),
            ...(hasPct && { pricePct: changeOf(pricePct) ?? 0 }),
          },
  })
  const typed = form.values.pricePct
  const change = previewOf(typed)
  const title = t(`listing.bulk.title.${action}`, { count: asked.length })
  if (result)
    return (
      <Dialog isOpen size="large" title={title} onClose={onClose}>
        <BulkResults asked={asked} result={result} onClose={onClose} />
      </Dialog>
    )
  return (
    <FormDialog
      form={form}
      size={hasPct ? 'large' : 'medium'}
      variant={action === 'takeOff' ? 'danger' : 'primary'}
      title={title}
      submitText={t('listing.bulk.send', { count: asked.length })}
      isLocked={isUnseen(typed)}
      onClose={onClose}
    >
      <p>{t(`listing.bulk.text.${action}`)}</p>
      {hasPct && (
        <div className="ct-listing-grid">
          {isRenewal && (
            <DateField
              {...form.field('validTo')}
              label={t('listing.field.validTo')}
              isRequired
              hint={t('listing.renew.hint', { days: MAX_VALID_DAYS })}
            />
          )}
          <NumberField
            {...form.number('pricePct')}
            label={t('listing.renew.pct')}
            isRequired={action === 'price'}
            hint={t(isRenewal ? 'listing.renew.pct.hint' : 'listing.bulk.pct.hint')}
            error={form.errorOf('pricePct') ?? (typed !== '' && changeOf(typed) === undefined ? wrongPct : undefined)}
          />
        </div>
      )}
      {change !== undefined && Math.abs(change) > RENEW_PCT && (
        <Notice tone="warn">{t('listing.renew.pct.review', { pct: RENEW_PCT })}</Notice>
      )}
      {change !== undefined ? (
        <PricePreview key={change} rows={asked} pricePct={change} onSeen={() => setSeenPct(change)} />
      ) : (
        <ul className="ct-listing-asked">
          {asked.map(({ id, title: name, no }) => (
            <li key={id}>
              {name || t('listing.list.untitled')} <span className="ct-code ct-dim">{no}</span>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
