import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { BulkResult, ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_VALID_DAYS, RENEW_PCT } from '@/contract/market/listing/values.ts'
import type { BulkAction } from '@/contract/market/listing/values.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
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
  const say = useProblemText()
  const now = useServerNow(60_000)
  // Frozen at open, even if the list changes meanwhile.
  const [asked] = useState(rows)
  const [validTo, setValidTo] = useState(() => chinaDay(now + USUAL_DAYS * DAY_MS))
  const [pct, setPct] = useState(action === 'renew' ? '0' : '')
  const [submitted, setSubmitted] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const [result, setResult] = useState<BulkResult>()
  const bulk = useAction(listingEndpoints.bulk, {
    intent: `listing.bulk:${action}`,
    onSuccess: (value) => {
      setResult(value)
      onDone(value.results.filter(({ outcome }) => outcome !== 'DONE' && outcome !== 'REVIEW').map(({ id }) => id))
    },
  })
  const hasPct = action === 'renew' || action === 'price'
  const pricePct = pctOf(pct)
  const isPct = pricePct !== undefined && (action !== 'price' || pricePct !== 0)
  const [dateProblem] = action === 'renew' ? checkValidTo(validTo, chinaDay(now)) : []
  const refused = (field: string) => bulk.fieldErrors.find((one) => one.field === field)?.message
  const needsPreview = hasPct && isPct && pricePct !== 0
  const send = () => {
    setSubmitted(true)
    if (dateProblem || (hasPct && !isPct) || (needsPreview && !isSeen)) return
    void bulk.run({
      verb: action,
      items: asked.map(({ id, version }) => ({ id, version })),
      ...(action === 'renew' && { validTo }),
      ...(hasPct && { pricePct: pricePct ?? 0 }),
    })
  }
  if (result)
    return (
      <Dialog isOpen size="large" title={t(`listing.bulk.title.${action}`, { count: asked.length })} onClose={onClose}>
        <BulkResults asked={asked} result={result} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      size={hasPct ? 'large' : 'medium'}
      title={t(`listing.bulk.title.${action}`, { count: asked.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant={action === 'takeOff' ? 'danger' : 'primary'}
            isBusy={bulk.loading}
            disabled={needsPreview && !isSeen}
            onClick={send}
          >
            {t('listing.bulk.send', { count: asked.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(`listing.bulk.text.${action}`)}</p>
        <Failure text={failureText(t, bulk.error)} />
        {hasPct && (
          <div className="ct-listing-grid">
            {action === 'renew' && (
              <DateField
                label={t('listing.field.validTo')}
                isRequired
                hint={t('listing.renew.hint', { days: MAX_VALID_DAYS })}
                value={validTo}
                error={refused('validTo') ?? (submitted && dateProblem ? say(dateProblem) : undefined)}
                onChange={(next) => {
                  bulk.reset()
                  setValidTo(next)
                }}
              />
            )}
            <NumberField
              label={t('listing.renew.pct')}
              isRequired={action === 'price'}
              hint={t(action === 'renew' ? 'listing.renew.pct.hint' : 'listing.bulk.pct.hint')}
              value={pct}
              error={
                refused('pricePct') ?? ((submitted || pct !== '') && !isPct ? t('listing.bulk.pct.wrong') : undefined)
              }
              onValue={(typed) => {
                bulk.reset()
                setSeen(false)
                setPct(typed)
              }}
            />
          </div>
        )}
        {needsPreview && pricePct !== undefined && Math.abs(pricePct) > RENEW_PCT && (
          <Notice tone="warn">{t('listing.renew.pct.review', { pct: RENEW_PCT })}</Notice>
        )}
        {needsPreview && pricePct !== undefined ? (
          <PricePreview key={pricePct} rows={asked} pricePct={pricePct} onSeen={() => setSeen(true)} />
        ) : (
          <ul className="ct-listing-asked">
            {asked.map(({ id, title, no }) => (
              <li key={id}>
                {title || t('listing.list.untitled')} <span className="ct-code ct-dim">{no}</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}
