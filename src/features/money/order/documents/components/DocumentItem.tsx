import { useApi } from '@/api/ApiContext.tsx'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { draftMayBecome } from '@/contract/money/order/documents/rules.ts'
import type { DraftStatus } from '@/contract/money/order/documents/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { failureText } from '@/api/errorText.ts'
import { TypedText } from '@/ui/TypedText.tsx'
import { useOrderAct } from '../../useOrderAct.ts'
import type { OrderProps } from '../../useOrderAct.ts'
import type { DocumentChain } from '../chains.ts'
import { DraftAnswer } from './DraftAnswer.tsx'
import { VersionFacts, Versions } from './Versions.tsx'

const TONES: Record<DraftStatus, Tone> = { SENT: 'accent', CHANGES_ASKED: 'warn', APPROVED: 'ok' }

interface ItemProps extends OrderProps {
  chain: DocumentChain
  /** The order takes uploads and answers. */
  isOpen: boolean
  /** Opens the form for the next version; absent if it is not this side's. */
  onNext: (() => void) | undefined
}

/** One document: its current version with what can be done, and all versions behind a disclosure. */
export function DocumentItem({ chain, isOpen, onNext, ...props }: ItemProps) {
  const t = useText()
  const { order } = props
  const { current } = chain
  const { kind, label, status, hold, bill, answer, by } = current
  const isOwn = by === order.side
  const isToAnswer = isOpen && !isOwn && draftMayBecome(status, 'APPROVED')
  return (
    <li className="ct-docs-item">
      <div className="ct-docs-head">
        <h3 className="ct-h3">
          <DictText dict="document_kind" code={kind} />
          {label !== '' && (
            <>
              {' '}
              <TypedText>{label}</TypedText>
            </>
          )}
        </h3>
        {status && (
          <StatusTag tone={TONES[status] ?? 'neutral'}>
            <DictText dict="document_status" code={status} />
          </StatusTag>
        )}
        {hold && <StatusTag tone="warn">{t(`document.held.${hold}`)}</StatusTag>}
      </div>
      <VersionFacts {...props} document={current} />
      {bill && (
        <p className="ct-dim">
          {bill.surrendered ? t('document.bill.SURRENDERED') : t('document.bill.count', { count: bill.originals })}
        </p>
      )}
      {hold && <p className="ct-docs-note">{t(`document.held.${hold}.${isOwn ? 'own' : 'theirs'}`)}</p>}
      {answer && (
        <p className="ct-docs-note">
          {t('document.answer')} <TypedText>{answer}</TypedText>
        </p>
      )}
      {isToAnswer && <DraftAnswer key={current.id} {...props} document={current} />}
      {isOwn && isOpen && <OwnActions {...props} document={current} onNext={onNext} />}
      <Versions {...props} chain={chain} />
    </li>
  )
}

interface OwnProps extends OrderProps {
  document: OrderDocument
  onNext: (() => void) | undefined
}

/** What its owner does with a document: the next version, release, take back. */
function OwnActions({ document: { id: documentId, hold, removableUntil }, onNext, ...props }: OwnProps) {
  const t = useText()
  const { clock } = useApi()
  const { id } = props.order
  const release = useOrderAct(orderEndpoints.answerDocument, props, {
    intent: `release:${documentId}`,
    text: t('document.released'),
  })
  const remove = useOrderAct(orderEndpoints.removeDocument, props, {
    intent: `remove:${documentId}`,
    text: t('document.removed'),
  })
  const isRemovable = removableUntil !== undefined && clock.now() < Date.parse(removableUntil)
  return (
    <>
      <div className="ct-order-steps">
        {onNext && (
          <Button size="small" onClick={onNext}>
            {t('document.next')}
          </Button>
        )}
        {hold && (
          <Button
            size="small"
            isBusy={release.loading}
            onClick={() => void release.run({ id, documentId, answer: 'RELEASED', note: '' })}
          >
            {t('document.release')}
          </Button>
        )}
        {isRemovable && (
          <Button
            size="small"
            variant="quiet"
            isBusy={remove.loading}
            onClick={() => void remove.run({ id, documentId })}
          >
            {t('document.remove')}
          </Button>
        )}
      </div>
      <Failure text={failureText(t, release.error) ?? failureText(t, remove.error)} />
    </>
  )
}
