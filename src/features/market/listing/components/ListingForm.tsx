import { hasLane, isBookable } from '@/contract/market/listing/kinds.ts'
import { useRef } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { OwnListing } from '@/contract/market/listing/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import type { DraftHandle } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'
import { tidyListing } from '../form.ts'
import type { LocalListing } from '../form.ts'
import { FormContext } from '../FormContext.ts'
import { useListingForm } from '../useListingForm.ts'
import { AboutFields } from './AboutFields.tsx'
import { CarriageSection } from './CarriageSection.tsx'
import { ChargeFields } from './ChargeFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { OfferFields } from './OfferFields.tsx'

/** Initial state and callbacks of the form. */
export interface ListingFormProps {
  user: CurrentUser
  /** Undefined for a listing that is not on the server yet. */
  own: OwnListing | undefined
  initial: LocalListing & { restoredAt?: number | undefined }
  local: DraftHandle<LocalListing>
  /** Changed elsewhere: reload from the server. */
  onRefresh: () => void
  /** Saved or submitted: go back to the list. */
  onDone: () => void
  /** Restart with the server's version. */
  onDiscard: () => void
}

const NOTHING: readonly Stock[] = []

/** Listing form; drafts are stored on this device while typing, and on the server on request. */
export function ListingForm({ user, own, initial, local, onRefresh, onDone, onDiscard }: ListingFormProps) {
  const t = useText()
  const root = useRef<HTMLFormElement>(null)
  const held = own?.held ?? NOTHING
  const view = useListingForm(initial.draft, held, (draft) => local.save({ draft, baseVersion: own?.version }))
  const { draft } = view
  const mark = own ? { id: own.id, version: own.version } : {}
  const finish = (text: string) => () => {
    local.discard()
    toast.success(text)
    onDone()
  }
  const learn = (error: Error) => {
    if (hasCode(error, BUSINESS_CODES.stateChanged)) onRefresh()
    if (!hasCode(error, BUSINESS_CODES.fieldErrors)) return
    const fields = error.fieldErrors.map(({ field, message }) => ({ field: field.replace(/^draft\./, ''), message }))
    view.refuse(fields)
    if (fields[0]) focusField(root.current, fields[0].field)
  }
  const keep = useAction(listingEndpoints.saveDraft, {
    intent: `listing.saveDraft:${own?.id ?? draft.kind}`,
    onSuccess: finish(t('listing.form.kept')),
    onError: learn,
  })
  const submit = useAction(listingEndpoints.submit, {
    intent: `listing.submit:${own?.id ?? draft.kind}`,
    loading: true,
    onSuccess: finish(t('listing.form.sent')),
    onError: learn,
  })
  const send = () => {
    view.show()
    const [first] = view.problems
    if (!first) void submit.run({ ...mark, draft: tidyListing(draft) })
    // The field is already rendered; its error follows with the next render.
    else focusField(root.current, first.field)
  }
  const mayKeep = !own || own.status === 'DRAFT' || own.status === 'REJECTED'
  return (
    <FormContext value={view}>
      <form
        ref={root}
        noValidate
        className="ct-listing-form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {initial.restoredAt !== undefined && (
          <Notice>
            {t('listing.form.restored')} <DateText value={new Date(initial.restoredAt).toISOString()} />{' '}
            <Button size="small" onClick={onDiscard}>
              {t('listing.form.discard')}
            </Button>
          </Notice>
        )}
        {local.newer && <Notice tone="warn">{t('listing.form.newer')}</Notice>}
        {own?.rejection && (
          <Notice tone="danger">
            <strong>{t('listing.form.rejected')}</strong> <DictText dict="listing_rejection" code={own.rejection} />
          </Notice>
        )}
        {!mayKeep && <Notice tone="warn">{t('listing.form.again')}</Notice>}
        <Section title={t('listing.section.about')}>
          <AboutFields user={user} />
        </Section>
        {hasLane(draft.kind) && draft.kind !== 'CARGO' && (
          <Section title={t('listing.carriage.title')}>
            <CarriageSection />
          </Section>
        )}
        <Section title={t(`listing.section.offer.${draft.kind}`)}>
          <OfferFields held={held} />
        </Section>
        {isBookable(draft.kind) && (
          <Section title={t('listing.section.price')} note={t('listing.section.price.note')}>
            <ChargeFields />
          </Section>
        )}
        <Section title={t('listing.section.more')}>
          <MoreFields />
        </Section>
        <Failure text={failureText(t, submit.error ?? keep.error)} />
        <div className="ct-listing-foot">
          {mayKeep && (
            <Button isBusy={keep.loading} onClick={() => void keep.run({ ...mark, draft: tidyListing(draft) })}>
              {t('common.action.saveDraft')}
            </Button>
          )}
          <CertifiedButton action="listing.publish" type="submit" variant="accent" size="large" isBusy={submit.loading}>
            {t('listing.form.send')}
          </CertifiedButton>
        </div>
      </form>
    </FormContext>
  )
}
