import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { CNY_PER_POINT } from '@/contract/coupon/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

/** Point balance of the enterprise, with every transaction. */
export function PointsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { number } = useFormats()
  const query = useQuery(couponEndpoints.points, {}, { silent: true })
  const { data } = query
  return (
    <Dialog
      isOpen
      title={t('couponMine.points.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('ui.dialog.close')}</Button>}
    >
      {!data &&
        (query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={240} />)}
      {data && (
        <>
          <p className="ct-mine-balance">
            <strong>{number(data.balance)}</strong> {t('couponMine.points.unit')}
          </p>
          <p className="ct-dim">{t('couponMine.points.text', { yuan: CNY_PER_POINT })}</p>
          <ul className="ct-mine-points" aria-label={t('couponMine.points.entries')}>
            {data.entries.map((entry, index) => (
              // Entries have no id and are never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <span>
                  {t(`couponMine.points.kind.${entry.kind}`)} {entry.of}
                </span>
                <DateText value={entry.at} precision="date" />
                <strong>{number(entry.points, { signDisplay: 'exceptZero' })}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
