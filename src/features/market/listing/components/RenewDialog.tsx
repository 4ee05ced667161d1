import { useServerNow } from '@/api/useServerNow.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { MAX_VALID_DAYS, RENEW_PCT } from '@/contract/market/listing/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { DateField } from '@/ui/DateField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
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
  const now = useServerNow(60_000)
  const action = useDialogAction(listingEndpoints.renew, {
    intent: `listing.renew:${row.id}`,
    done: ({ status }) => t(status === 'REVIEWING' ? 'listing.renew.review' : 'listing.renew.done'),
    onClose,
  })
  const form = useForm({
    first: { validTo: chinaDay(now + USUAL_DAYS * DAY_MS), pricePct: '0' },
    action,
    check: ({ validTo, pricePct }) => [
      ...checkValidTo(validTo, chinaDay(now)),
      ...(pctOf(pricePct) === undefined ? [{ field: 'pricePct', text: t('listing.renew.pct.wrong') }] : []),
    ],
    request: ({ validTo, pricePct }) => {
      const pct = pctOf(pricePct)
      return pct === undefined ? undefined : { id: row.id, version: row.version, validTo, pricePct: pct }
    },
  })
  const { pricePct } = form.values
  return (
    <FormDialog form={form} title={t('listing.renew.title')} submitText={t('listing.renew')} onClose={onClose}>
      <p>
        <strong>
          <TypedText>{row.title}</TypedText>
        </strong>
      </p>
      <DateField
        {...form.field('validTo')}
        label={t('listing.field.validTo')}
        isRequired
        hint={t('listing.renew.hint', { days: MAX_VALID_DAYS })}
      />
      <NumberField {...form.number('pricePct')} label={t('listing.renew.pct')} hint={t('listing.renew.pct.hint')} />
      {pctOf(pricePct) !== undefined && Math.abs(Number(pricePct)) > RENEW_PCT && (
        <Notice tone="warn">{t('listing.renew.pct.review', { pct: RENEW_PCT })}</Notice>
      )}
    </FormDialog>
  )
}
