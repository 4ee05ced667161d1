import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { BatchDetail } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useBatchActions } from '../useBatchActions.ts'
import { mayDo } from '../batchActions.ts'
import { AddStockDialog } from './AddStockDialog.tsx'

interface ActionsProps {
  batch: BatchDetail
  /** Reloads the counts before a dialog shows them. */
  onRefresh: () => void
  /** The draft was deleted. */
  onGone: () => void
}

type Asked = 'stop' | 'deactivate' | 'remove' | 'addStock'

/** The issuer's actions on a batch. */
export function BatchActions({ batch, onRefresh, onGone }: ActionsProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const ask = (what: Asked) => () => {
    onRefresh()
    setAsked(what)
  }
  const actions = useBatchActions({ batch, onGone, onDone: close })
  const body = { id: batch.id, version: batch.version }
  const { status, stopReason } = batch
  // The button disappears after its action; keep the focus here.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [status, stopReason])
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label={t('batch.verb.label')} className="ct-batch-verbs">
      {mayDo('edit', batch) && (
        <LinkButton variant="primary" to={hrefTo('couponManagement', { edit: batch.id })}>
          {t('common.action.edit')}
        </LinkButton>
      )}
      {mayDo('resume', batch) && (
        <CertifiedButton
          action="coupon.issue"
          variant="primary"
          isBusy={actions.resume.loading}
          onClick={() => void actions.resume.run(body)}
        >
          {t('batch.verb.resume')}
        </CertifiedButton>
      )}
      {mayDo('addStock', batch) && (
        <CertifiedButton action="coupon.issue" onClick={ask('addStock')}>
          {t('batch.verb.addStock')}
        </CertifiedButton>
      )}
      {mayDo('pause', batch) && (
        <Button isBusy={actions.pause.loading} onClick={() => void actions.pause.run(body)}>
          {t('batch.verb.pause')}
        </Button>
      )}
      <LinkButton to={hrefTo('couponManagement', { copy: batch.id })}>{t('batch.copy')}</LinkButton>
      {(['stop', 'deactivate', 'remove'] as const).map(
        (name) =>
          mayDo(name, batch) && (
            <Button key={name} variant="quiet" onClick={ask(name)}>
              {t(`batch.verb.${name}`)}
            </Button>
          ),
      )}
      <Failure text={failureText(t, actions.error)} />
      {(['stop', 'deactivate', 'remove'] as const).map((name) => (
        <ConfirmDialog
          key={name}
          isOpen={asked === name}
          isDanger
          isBusy={actions[name].loading}
          title={t(`batch.ask.${name}`)}
          confirmText={t(`batch.verb.${name}`)}
          onCancel={close}
          onConfirm={() => void actions[name].run(body)}
        >
          <Consequences name={name} batch={batch} />
        </ConfirmDialog>
      ))}
      {asked === 'addStock' && <AddStockDialog batch={batch} onClose={close} />}
    </div>
  )
}

/** Consequences of confirming, with counts. */
function Consequences({ name, batch }: { name: 'stop' | 'deactivate' | 'remove'; batch: BatchDetail }) {
  const t = useText()
  const { live, locked } = batch.counts
  if (name === 'remove') return <p>{t('batch.ask.remove.text')}</p>
  if (name === 'stop') return <p>{t('batch.ask.stop.text', { live })}</p>
  return (
    <>
      <p>
        <strong>{t('batch.ask.deactivate.live', { live })}</strong>
      </p>
      <p>{t('batch.ask.deactivate.locked', { locked })}</p>
      <p>{t('batch.ask.deactivate.text')}</p>
    </>
  )
}
