import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { useNameOf } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { previewOf } from '../form.ts'
import { useForm } from '../FormContext.ts'
import { BatchFacts } from './BatchFacts.tsx'
import { Forecast } from './Forecast.tsx'

/** The ticket as members see it, and the maximum cost of the batch. */
export function Preview() {
  const t = useText()
  const nameOf = useNameOf()
  const { user } = useSession()
  const { values: draft } = useForm()
  const terms = previewOf(draft)
  const issuer = user && nameOf({ nameZh: user.companyNameZh, nameEn: user.companyNameEn ?? user.companyNameZh })
  return (
    <>
      <section aria-label={t('batchForm.preview')} className="ct-batch-preview">
        <p className="ct-batch-caption">{t('batchForm.preview')}</p>
        <CouponTicket
          terms={{ ...terms, name: terms.name || t('batchForm.preview.name') }}
          issuer={issuer}
          level="h3"
          facts={<BatchFacts draft={terms} />}
        />
      </section>
      <section aria-label={t('batchForm.forecast')} className="ct-batch-preview">
        <p className="ct-batch-caption">{t('batchForm.forecast')}</p>
        <Forecast />
      </section>
    </>
  )
}
