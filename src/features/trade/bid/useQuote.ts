import { useState } from 'react'
import type { RefObject } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail, BidForTender } from '@/contract/trade/bid/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { toast } from '@/ui/toast.ts'
import { QUOTE_FORM_VERSION } from './quoteForm.ts'
import { formOf, reconcile } from './reconcile.ts'
import { inputOf } from './quoteInput.ts'
import type { QuoteForm } from './quoteForm.ts'
import { netChanges } from './refit.ts'
import { useQuoteForm } from './useQuoteForm.ts'

/** Inputs and callbacks of `useQuote`. */
export interface QuoteOptions {
  /** The element that holds the form's controls. */
  root: RefObject<HTMLElement | null>
  tender: TenderDetail
  /** Number of the edited alternative. */
  option: number
  saved: BidForTender
  charges: readonly ChargeType[]
  first: QuoteForm
  /** Rates of the seller's own sheets that the prices come from. */
  rateIds: readonly string[]
  /** True when `first` was restored from an unsent draft. */
  wasRestored: boolean
  /** Stores the form on this device. */
  onDraft: (form: QuoteForm) => void
  onSent: () => void
}

/** Edits, validates and submits a quote; amendments made meanwhile must be accepted before submitting. */
export function useQuote(options: QuoteOptions) {
  const { tender, option, saved, charges, first, rateIds, wasRestored, onDraft, onSent } = options
  const t = useText()
  const [read, setRead] = useState(tender)
  const changes = tender.status === 'QUOTING' ? netChanges(tender, read.version) : []
  // A new version that does not affect quotes needs no acceptance.
  if (changes.length === 0 && read !== tender) setRead(tender)

  const { user } = useSession()
  const isLater = tender.guest === true && user !== undefined && !isCertified(user.certification)

  /** A quote submitted elsewhere meanwhile, until the user has decided on it. */
  const [elsewhere, setElsewhere] = useState<BidDetail>()
  const submit = useAction(bidEndpoints.submit, {
    intent: `bid.submit:${tender.id}:${option}`,
    loading: true,
    onSuccess: (bid) => {
      renew(bid)
      reconfirm.reset()
      toast.success(t('bid.receipt.done'))
    },
    onError: (error, current) => {
      const bid = bidIn(error, current)
      if (!bid) return
      setElsewhere(bid)
      fields.focusField('elsewhere')
    },
  })
  /** Holds to the unit prices of a bid whose tender was changed; what was typed besides stays for a revision. */
  const reconfirm = useAction(bidEndpoints.reconfirm, {
    intent: `bid.reconfirm:${saved.bid?.id}`,
    onSuccess: (bid) => {
      toast.success(t('bid.reconfirm.done'))
      showConfirmed(bid)
    },
    onError: (error, current) => {
      const bid = bidIn(error, current)
      if (bid) showConfirmed(bid)
    },
  })
  /** A guest's quote waits for the certification of its enterprise. */
  const later = useAction(bidEndpoints.submitLater, {
    intent: `bid.later:${tender.id}:${option}`,
    loading: true,
    onSuccess: () => {
      fields.settle()
      onSent()
      toast.success(t('bid.later.done'))
    },
  })
  const save = useAction(bidEndpoints.saveDraft, {
    intent: `bid.draft:${tender.id}:${option}`,
    onSuccess: () => toast.success(t('bid.draft.saved')),
  })
  const fields = useQuoteForm({
    root: options.root,
    first,
    wasTouched: wasRestored,
    tender: read,
    charges,
    refused: isLater ? later.fieldErrors : submit.fieldErrors,
    onChange: (form) => {
      if (submit.error) submit.reset()
      if (later.error) later.reset()
      onDraft(form)
    },
  })
  const uploads = useUpload((file) =>
    fields.change((before) => ({ ...before, attachments: [...before.attachments, file] })),
  )
  /** Shows the submitted bid and clears the local entries. */
  const renew = (bid: BidDetail) => {
    setRead(tender)
    fields.settle()
    fields.replace(formOf(bid, tender, charges))
    onSent()
    fields.focusField('receipt')
  }
  const acceptChanges = () => {
    setRead(tender)
    fields.replace(reconcile(fields.form, tender, charges))
  }
  const showConfirmed = (bid: BidDetail) => {
    if (!fields.isTouched) return renew(bid)
    acceptChanges()
    fields.focusField('receipt')
  }
  const draft = () => ({ tenderId: tender.id, option, form: fields.form, formVersion: QUOTE_FORM_VERSION })
  const send = async () => {
    if (elsewhere) return fields.focusField('elsewhere')
    if (!fields.check()) return
    const body = {
      bid: inputOf(fields.form, read, option),
      ...(saved.bid && { version: saved.bid.version }),
      ...(rateIds.length > 0 && { rateIds: [...rateIds] }),
    }
    if (isLater) await later.run({ ...body, draft: draft() })
    else await submit.run(body)
  }
  return {
    ...fields,
    read,
    changes,
    acceptChanges,
    reconfirm,
    elsewhere,
    keepTyped: () => {
      setElsewhere(undefined)
      submit.reset()
    },
    takeSent: () => {
      if (!elsewhere) return
      fields.changeMany(() => formOf(elsewhere, tender, charges), t('bid.elsewhere.taken'))
      setElsewhere(undefined)
    },
    option,
    uploads,
    send: () => void send(),
    isSending: submit.loading || later.loading,
    sendError: submit.error ?? later.error ?? save.error,
    saveDraft: () => void save.run({ draft: draft() }),
    isLater,
    isSaving: save.loading,
  }
}

/** The caller's own bid as it was changed elsewhere; a changed tender speaks for itself. */
function bidIn(error: Error, current: BidDetail | TenderDetail | undefined): BidDetail | undefined {
  const isStale = hasCode(error, BUSINESS_CODES.stateChanged) || hasCode(error, BUSINESS_CODES.deadlinePassed)
  return isStale && current && !('buyer' in current) ? current : undefined
}

/** What the editor's parts are given. */
export type Quote = ReturnType<typeof useQuote>

/** The form in the server draft, if its version is ours. */
export function storedForm(draft: BidForTender['draft']): QuoteForm | undefined {
  if (draft?.['formVersion'] !== QUOTE_FORM_VERSION) return undefined
  // The version guarantees the shape of the values.
  return draft['form'] as QuoteForm
}
