import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_VALID_DAYS, RENEW_PCT } from '@/contract/market/listing/values.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { pctOf } from '../pct.ts'
import { TypedText } from '@/ui/TypedText.tsx'

const DAY_MS = 24 * 3600_000
const USUAL_DAYS = 14

interface RenewProps {
  row: ListingSummary
  onClose: () => void
}

/** Sets a new end date and, optionally, a percentage price change; more than ten percent needs a new review. */
export function RenewDialog({ row, onClose }: RenewProps) {
  const t = useText()
  const say = useProblemText()
  const now = useServerNow(60_000)
  const [validTo, setValidTo] = useState(() => chinaDay(now + USUAL_DAYS * DAY_MS))
  const [pct, setPct] = useState('0')
  const [submitted, setSubmitted] = useState(false)
  const renew = useAction(listingEndpoints.renew, {
    intent: `listing.renew:${row.id}`,
    onSuccess: ({ status }) => {
      toast.success(t(status === 'REVIEWING' ? 'listing.renew.review' : 'listing.renew.done'))
      onClose()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onClose()
    },
  })
  const [dateProblem] = checkValidTo(validTo, chinaDay(now))
  const pricePct = pctOf(pct)
  const refused = (field: string) => renew.fieldErrors.find((one) => one.field === field)?.message
  const send = () => {
    setSubmitted(true)
    if (!dateProblem && pricePct !== undefined) void renew.run({ id: row.id, version: row.version, validTo, pricePct })
  }
  return (
    <ConfirmDialog
      isOpen
      isBusy={renew.loading}
      title={t('listing.renew.title')}
      confirmText={t('listing.renew')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <p>
          <strong>
            <TypedText>{row.title}</TypedText>
          </strong>
        </p>
        <Failure text={failureText(t, renew.error)} />
        <DateField
          label={t('listing.field.validTo')}
          isRequired
          hint={t('listing.renew.hint', { days: MAX_VALID_DAYS })}
          value={validTo}
          error={refused('validTo') ?? (submitted && dateProblem ? say(dateProblem) : undefined)}
          onChange={(next) => setValidTo(next)}
        />
        <NumberField
          label={t('listing.renew.pct')}
          value={pct}
          hint={t('listing.renew.pct.hint')}
          error={
            refused('pricePct') ?? (submitted && pricePct === undefined ? t('listing.renew.pct.wrong') : undefined)
          }
          onValue={setPct}
        />
        {pricePct !== undefined && Math.abs(Number(pct)) > RENEW_PCT && (
          <Notice tone="warn">{t('listing.renew.pct.review', { pct: RENEW_PCT })}</Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
