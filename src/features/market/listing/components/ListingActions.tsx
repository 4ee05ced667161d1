import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import type { ListingStatus } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
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

/** What a listing waits for: a price to be confirmed, or to be online again. */
const MAIN: Partial<Record<ListingStatus, 'confirm' | 'resume' | 'renew' | 'edit'>> = {
  ONLINE: 'confirm',
  PAUSED: 'resume',
  EXPIRED: 'renew',
  SOLD_OUT: 'renew',
  DRAFT: 'edit',
  REJECTED: 'edit',
}

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
  const edit = hrefTo('myMarket', { edit: row.id })
  const main = MAIN[row.status]
  const button = (text: string, act: { loading: boolean }, run: () => void) => (
    <Button size="small" variant="primary" isBusy={act.loading} onClick={run}>
      {text}
    </Button>
  )
  return (
    <RowActions
      name={row.title || row.no}
      main={
        <>
          {main === 'confirm' && button(t('listing.confirm'), actions.confirm, () => void actions.confirm.run(body))}
          {main === 'resume' && button(t('listing.resume'), actions.resume, () => void actions.resume.run(body))}
          {main === 'renew' && (
            <Button size="small" variant="primary" onClick={() => setAsked('renew')}>
              {t('listing.renew')}
            </Button>
          )}
          {main === 'edit' && (
            <LinkButton size="small" variant="primary" to={edit}>
              {t('common.action.edit')}
            </LinkButton>
          )}
          {main === undefined && (
            <LinkButton size="small" to={hrefTo('marketDetail', { id: row.id })}>
              {t('listing.list.open')}
            </LinkButton>
          )}
        </>
      }
      more={[
        may('renew') && main !== 'renew' && { key: 'renew', text: t('listing.renew'), run: () => setAsked('renew') },
        may('edit') && main !== 'edit' && { key: 'edit', text: t('common.action.edit'), to: edit },
        may('pause') && { key: 'pause', text: t('listing.pause'), run: () => void actions.pause.run(body) },
        {
          key: 'copy',
          text: t('listing.copy'),
          run: () => void actions.duplicate.run({ id: row.id }),
        },
        may('takeOff') && {
          key: 'takeOff',
          text: t('listing.takeOff'),
          run: () => setAsked('takeOff'),
          isDanger: true,
        },
        may('remove') && { key: 'remove', text: t('listing.remove'), run: () => setAsked('remove'), isDanger: true },
      ]}
    >
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
    </RowActions>
  )
}
