import { Suspense, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import type { PriceAlert } from '@/contract/market/alert/schemas.ts'
import { ALERT_DAYS } from '@/contract/market/alert/values.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { useWaitsText } from '../useWaitsText.ts'
import { LazyAlertDialog } from './LazyAlertDialog.ts'

/** Changes, renews or deletes an alert; one that has ended offers to renew it first. */
export function AlertActions({ row }: { row: PriceAlert }) {
  const t = useText()
  const waitsOf = useWaitsText()
  const { boxCode } = useFreight()
  const [open, setOpen] = useState<'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  const renewing = useAction(priceAlertEndpoints.renew, { onSuccess: () => toast.success(t('alert.renewed')) })
  const removing = useAction(priceAlertEndpoints.remove, {
    onSuccess: () => {
      toast.success(t('alert.removed'))
      close()
    },
  })
  const lane = `${row.pol} → ${row.pod} ${boxCode(row.isoCode)}`
  const renew = () => void renewing.run({ id: row.id })
  const edit = () => setOpen('edit')
  const renewText = t('alert.renew', { days: ALERT_DAYS })
  return (
    <RowActions
      name={`${lane} ${waitsOf(row)}`}
      main={
        row.hasEnded ? (
          <Button size="small" variant="primary" isBusy={renewing.loading} onClick={renew}>
            {renewText}
          </Button>
        ) : (
          <Button size="small" onClick={edit}>
            {t('common.action.edit')}
          </Button>
        )
      }
      more={[
        row.hasEnded
          ? { key: 'edit', text: t('common.action.edit'), run: edit }
          : { key: 'renew', text: renewText, run: renew },
        { key: 'remove', text: t('alert.remove'), run: () => setOpen('remove'), isDanger: true },
      ]}
    >
      <Failure text={failureText(t, renewing.error)} />
      <Suspense>{open === 'edit' && <LazyAlertDialog alert={row} onClose={close} />}</Suspense>
      <ConfirmDialog
        isOpen={open === 'remove'}
        isDanger
        isBusy={removing.loading}
        title={t('alert.remove.title')}
        confirmText={t('alert.remove')}
        onCancel={close}
        onConfirm={() => void removing.run({ id: row.id })}
      >
        <p>{t('alert.remove.text', { lane, waits: waitsOf(row) })}</p>
        <Failure text={failureText(t, removing.error)} />
      </ConfirmDialog>
    </RowActions>
  )
}
