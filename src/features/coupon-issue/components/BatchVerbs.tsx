import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { BatchDetail } from '@/contract/coupon-batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useBatchVerbs } from '../useBatchVerbs.ts'
import { mayDo } from '../verbs.ts'
import { AddStockDialog } from './AddStockDialog.tsx'

interface VerbsProps {
  batch: BatchDetail
  /** The batch as it stands after it, or after what somebody else did. */
  onBatch: (batch: BatchDetail) => void
  /** Asks for the counts as they are now, before a dialog tells them. */
  onRefresh: () => void
  /** The draft is thrown away. */
  onGone: () => void
}

type Asked = 'stop' | 'deactivate' | 'remove' | 'addStock'

/** What the issuer can do with a batch as it stands. */
export function BatchVerbs({ batch, onBatch, onRefresh, onGone }: VerbsProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const ask = (what: Asked) => () => {
    onRefresh()
    setAsked(what)
  }
  const verbs = useBatchVerbs({ batch, onBatch, onGone, onDone: close })
  const body = { id: batch.id, version: batch.version }
  const { status, stopReason } = batch
  // A button that is gone after its verb must not take the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [status, stopReason])
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label={t('batch.verb.label')} className="ct-batch-verbs">
      {mayDo('edit', batch) && (
        <LinkButton look="primary" to={hrefTo('couponManagement', { edit: batch.id })}>
          {t('common.action.edit')}
        </LinkButton>
      )}
      {mayDo('resume', batch) && (
        <CertifiedButton
          action="coupon.issue"
          look="primary"
          isBusy={verbs.resume.loading}
          onClick={() => void verbs.resume.run(body)}
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
        <Button isBusy={verbs.pause.loading} onClick={() => void verbs.pause.run(body)}>
          {t('batch.verb.pause')}
        </Button>
      )}
      <LinkButton to={hrefTo('couponManagement', { copy: batch.id })}>{t('batch.copy')}</LinkButton>
      {(['stop', 'deactivate', 'remove'] as const).map(
        (name) =>
          mayDo(name, batch) && (
            <Button key={name} look="quiet" onClick={ask(name)}>
              {t(`batch.verb.${name}`)}
            </Button>
          ),
      )}
      <Failure text={failureText(t, verbs.error)} />
      {(['stop', 'deactivate', 'remove'] as const).map((name) => (
        <ConfirmDialog
          key={name}
          isOpen={asked === name}
          isDanger
          isBusy={verbs[name].loading}
          title={t(`batch.ask.${name}`)}
          confirmText={t(`batch.verb.${name}`)}
          onCancel={close}
          onConfirm={() => void verbs[name].run(body)}
        >
          <Consequences name={name} batch={batch} />
        </ConfirmDialog>
      ))}
      {asked === 'addStock' && <AddStockDialog batch={batch} onBatch={onBatch} onClose={close} />}
    </div>
  )
}

/** What follows from yes, counted. */
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
