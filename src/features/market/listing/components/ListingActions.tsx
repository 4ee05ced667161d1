import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { RenewDialog } from './RenewDialog.tsx'

/** Statuses in which each action is allowed; a sold-out listing counts as online without stock. */
const MAY = {
  edit: ['DRAFT', 'REJECTED', 'ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED'],
  confirm: ['ONLINE'],
  pause: ['ONLINE', 'SOLD_OUT'],
  resume: ['PAUSED'],
  renew: ['ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED'],
  takeOff: ['ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED', 'REJECTED'],
  remove: ['DRAFT'],
} as const

function useActions({ id }: ListingSummary, onDone: () => void) {
  const t = useText()
  const told = (text: string) => ({
    onSuccess: () => {
      toast.success(text)
      onDone()
    },
    onError: onDone,
  })
  const actions = {
    confirm: useAction(listingEndpoints.confirm, {
      intent: `listing.confirm:${id}`,
      ...told(t('listing.confirm.done')),
    }),
    pause: useAction(listingEndpoints.pause, { intent: `listing.pause:${id}`, ...told(t('listing.pause.done')) }),
    resume: useAction(listingEndpoints.resume, { intent: `listing.resume:${id}`, ...told(t('listing.resume.done')) }),
    takeOff: useAction(listingEndpoints.takeOff, {
      intent: `listing.takeOff:${id}`,
      ...told(t('listing.takeOff.done')),
    }),
    duplicate: useAction(listingEndpoints.duplicate, {
      intent: `listing.duplicate:${id}`,
      ...told(t('listing.copy.done')),
    }),
    remove: useAction(listingEndpoints.removeDraft, {
      intent: `listing.remove:${id}`,
      ...told(t('listing.remove.done')),
    }),
  }
  const error = Object.values(actions).find((action) => action.error)?.error
  return { actions, failure: failureText(t, error) }
}

/** The seller's actions on one listing. */
export function ListingActions({ row }: { row: ListingSummary }) {
  const t = useText()
  const [asked, setAsked] = useState<'takeOff' | 'remove' | 'renew'>()
  const close = () => setAsked(undefined)
  const { actions, failure } = useActions(row, close)
  const body = { id: row.id, version: row.version }
  const may = (action: keyof typeof MAY) => MAY[action].some((status) => status === row.status)
  const isUnwritten = row.status === 'DRAFT' || row.status === 'REJECTED'
  return (
    <span className="ct-listing-actions">
      {may('confirm') && (
        <Button
          size="small"
          variant="primary"
          isBusy={actions.confirm.loading}
          onClick={() => void actions.confirm.run(body)}
        >
          {t('listing.confirm')}
        </Button>
      )}
      {may('resume') && (
        <Button
          size="small"
          variant="primary"
          isBusy={actions.resume.loading}
          onClick={() => void actions.resume.run(body)}
        >
          {t('listing.resume')}
        </Button>
      )}
      {may('renew') && (
        <Button size="small" variant={row.status === 'EXPIRED' ? 'primary' : 'plain'} onClick={() => setAsked('renew')}>
          {t('listing.renew')}
        </Button>
      )}
      {may('edit') && (
        <LinkButton size="small" variant={isUnwritten ? 'primary' : 'plain'} to={hrefTo('myMarket', { edit: row.id })}>
          {t('common.action.edit')}
        </LinkButton>
      )}
      {may('pause') && (
        <Button
          size="small"
          variant="quiet"
          isBusy={actions.pause.loading}
          onClick={() => void actions.pause.run(body)}
        >
          {t('listing.pause')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        isBusy={actions.duplicate.loading}
        onClick={() => void actions.duplicate.run({ id: row.id })}
      >
        {t('listing.copy')}
      </Button>
      {may('takeOff') && (
        <Button size="small" variant="quiet" onClick={() => setAsked('takeOff')}>
          {t('listing.takeOff')}
        </Button>
      )}
      {may('remove') && (
        <Button size="small" variant="quiet" onClick={() => setAsked('remove')}>
          {t('listing.remove')}
        </Button>
      )}
      <Failure text={failure} />
      <ConfirmDialog
        isOpen={asked === 'takeOff'}
        isDanger
        isBusy={actions.takeOff.loading}
        title={t('listing.takeOff.title')}
        confirmText={t('listing.takeOff')}
        onCancel={close}
        onConfirm={() => void actions.takeOff.run(body)}
      >
        <p>{t('listing.takeOff.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDanger
        isBusy={actions.remove.loading}
        title={t('listing.remove.title')}
        confirmText={t('listing.remove')}
        onCancel={close}
        onConfirm={() => void actions.remove.run(body)}
      >
        <p>{t('listing.remove.text')}</p>
      </ConfirmDialog>
      {asked === 'renew' && <RenewDialog row={row} onClose={close} />}
    </span>
  )
}
