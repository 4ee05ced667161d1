import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { listingEndpoints } from '@/contract/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { RenewDialog } from './RenewDialog.tsx'

/** What may be done in each state; a sold-out listing is an online one without stock. */
const MAY = {
  edit: ['DRAFT', 'REJECTED', 'ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED'],
  confirm: ['ONLINE'],
  pause: ['ONLINE', 'SOLD_OUT'],
  resume: ['PAUSED'],
  renew: ['ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED'],
  takeOff: ['ONLINE', 'SOLD_OUT', 'PAUSED', 'EXPIRED', 'REJECTED'],
  remove: ['DRAFT'],
} as const

interface ActionsProps {
  row: ListingSummary
  /** Called when something was done, or had been done elsewhere. */
  onChange: () => void
}

function useVerbs({ row, onChange }: ActionsProps, onDone: () => void) {
  const t = useText()
  const told = (text: string) => ({
    onSuccess: () => {
      toast.success(text)
      onDone()
      onChange()
    },
    onError: () => {
      onDone()
      onChange()
    },
  })
  const { id } = row
  const verbs = {
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
  const error = Object.values(verbs).find((verb) => verb.error)?.error
  return { verbs, failure: failureText(t, error) }
}

/** What the seller can do with one listing as it stands. */
export function ListingActions({ row, onChange }: ActionsProps) {
  const t = useText()
  const [asked, setAsked] = useState<'takeOff' | 'remove' | 'renew'>()
  const close = () => setAsked(undefined)
  const { verbs, failure } = useVerbs({ row, onChange }, close)
  const body = { id: row.id, version: row.version }
  const may = (verb: keyof typeof MAY) => MAY[verb].some((status) => status === row.status)
  const isUnwritten = row.status === 'DRAFT' || row.status === 'REJECTED'
  return (
    <span className="ct-listing-actions">
      {may('confirm') && (
        <Button size="s" look="primary" isBusy={verbs.confirm.loading} onClick={() => void verbs.confirm.run(body)}>
          {t('listing.confirm')}
        </Button>
      )}
      {may('resume') && (
        <Button size="s" look="primary" isBusy={verbs.resume.loading} onClick={() => void verbs.resume.run(body)}>
          {t('listing.resume')}
        </Button>
      )}
      {may('renew') && (
        <Button size="s" look={row.status === 'EXPIRED' ? 'primary' : 'plain'} onClick={() => setAsked('renew')}>
          {t('listing.renew')}
        </Button>
      )}
      {may('edit') && (
        <LinkButton size="s" look={isUnwritten ? 'primary' : 'plain'} to={hrefTo('myMarket', { edit: row.id })}>
          {t('common.action.edit')}
        </LinkButton>
      )}
      {may('pause') && (
        <Button size="s" look="quiet" isBusy={verbs.pause.loading} onClick={() => void verbs.pause.run(body)}>
          {t('listing.pause')}
        </Button>
      )}
      <Button
        size="s"
        look="quiet"
        isBusy={verbs.duplicate.loading}
        onClick={() => void verbs.duplicate.run({ id: row.id })}
      >
        {t('listing.copy')}
      </Button>
      {may('takeOff') && (
        <Button size="s" look="quiet" onClick={() => setAsked('takeOff')}>
          {t('listing.takeOff')}
        </Button>
      )}
      {may('remove') && (
        <Button size="s" look="quiet" onClick={() => setAsked('remove')}>
          {t('listing.remove')}
        </Button>
      )}
      <Failure text={failure} />
      <ConfirmDialog
        isOpen={asked === 'takeOff'}
        isDanger
        isBusy={verbs.takeOff.loading}
        title={t('listing.takeOff.title')}
        confirmText={t('listing.takeOff')}
        onCancel={close}
        onConfirm={() => void verbs.takeOff.run(body)}
      >
        <p>{t('listing.takeOff.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDanger
        isBusy={verbs.remove.loading}
        title={t('listing.remove.title')}
        confirmText={t('listing.remove')}
        onCancel={close}
        onConfirm={() => void verbs.remove.run(body)}
      >
        <p>{t('listing.remove.text')}</p>
      </ConfirmDialog>
      {asked === 'renew' && <RenewDialog row={row} onClose={close} onChange={onChange} />}
    </span>
  )
}
