import { hasLane, isBookable } from '@/contract/market/listing/kinds.ts'
import { useRef } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail, OwnListing } from '@/contract/market/listing/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useBaseVersion } from '@/forms/useBaseVersion.ts'
import { useDraftAction } from '@/forms/useDraftAction.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
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
  initial: LocalListing
  editor: DraftEditor<LocalListing, LocalListing>
  /** Changed elsewhere: reload what the bookings hold. */
  onRefresh: () => void
  /** Saved or submitted: go back to the list. */
  onDone: () => void
}

const NOTHING: readonly Stock[] = []

/** Listing form; drafts are stored on this device while typing, and on the server on request. */
export function ListingForm({ user, own, initial, editor, onRefresh, onDone }: ListingFormProps) {
  const t = useText()
  const root = useRef<HTMLFormElement>(null)
  const held = own?.held ?? NOTHING
  const { base, isChanged, replace } = useBaseVersion(own, initial.baseVersion)
  const view = useListingForm(initial.draft, held, (draft) => editor.save({ draft, baseVersion: base?.version }))
  const { values: draft } = view
  const focus = (field: string | undefined) => field !== undefined && focusField(root.current, field)
  const sending = {
    editor,
    onRefused: (errors: readonly FieldError[]) => focus(view.refuse(errors)),
    onConflict: (current: ListingDetail | undefined) => {
      replace(current)
      onRefresh()
    },
    onEnd: onDone,
  }
  const keep = useDraftAction(listingEndpoints.saveDraft, {
    ...sending,
    intent: `listing.saveDraft:${own?.id ?? draft.kind}`,
    done: t('listing.form.kept'),
  })
  const submit = useDraftAction(listingEndpoints.submit, {
    ...sending,
    intent: `listing.submit:${own?.id ?? draft.kind}`,
    loading: true,
    done: t('listing.form.sent'),
  })
  const body = () => ({ ...base, draft: tidyListing(draft) })
  const send = () => {
    const wrong = view.attempt()
    if (wrong === undefined) void submit.run(body())
    // The field is already rendered; its error follows with the next render.
    else focus(wrong)
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
        <DraftNotices
          isChanged={isChanged}
          restoredAt={editor.start?.restoredAt}
          newer={editor.newer}
          onDiscard={editor.startOver}
        />
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
        <Failure text={failureText(t, submit.error) ?? failureText(t, keep.error)} />
        <div className="ct-listing-foot">
          {mayKeep && (
            <Button isBusy={keep.loading} onClick={() => void keep.run(body())}>
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
