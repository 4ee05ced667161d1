import { useId, useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SavedSearch } from '@/contract/trade/tender/saved-search/schemas.ts'
import { SEARCH_NAME_MAX } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { toast } from '@/ui/toast.ts'
import { filtersOf } from '../useSavedSearches.ts'
import type { TenderSearch } from '../useTenderSearch.ts'

interface DialogFacts {
  onClose: () => void
  onDone: () => void
}

interface SaveProps extends DialogFacts {
  search: TenderSearch
  /** The saved search to rename; undefined saves the current filters as a new one. */
  saved: SavedSearch | undefined
}

/** Proposed name: the ports or the search words. */
function proposed({ filters }: TenderSearch): string {
  const ports = [filters.pol, filters.pod].filter((port) => port !== undefined).join(' → ')
  return (ports || (filters.keyword ?? '')).slice(0, SEARCH_NAME_MAX)
}

/** Names the current filters, or renames a saved search. */
export function SaveSearchDialog({ search, saved, onClose, onDone }: SaveProps) {
  const t = useText()
  const form = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(() => saved?.name ?? proposed(search))
  const [submitted, setSubmitted] = useState(false)
  const focusName = () => formRef.current?.querySelector('input')?.focus()
  const save = useAction(tenderEndpoints.saveSearch, {
    intent: `tender.saveSearch:${saved?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t(saved ? 'tender.saved.renamed' : 'tender.saved.done'))
      onDone()
    },
    onError: focusName,
  })
  const send = () => {
    setSubmitted(true)
    const trimmed = name.trim()
    if (trimmed === '') focusName()
    else
      void save.run({
        name: trimmed,
        ...(saved ? { id: saved.id, filters: saved.filters } : { filters: filtersOf(search) }),
      })
  }
  const missing = submitted && name.trim() === '' ? t('tender.saved.name.missing') : undefined
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(saved ? 'tender.saved.rename' : 'tender.saved.save')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={save.loading}>
            {t('tender.saved.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          label={t('tender.saved.name')}
          hint={t('tender.saved.hint')}
          error={save.fieldErrors[0]?.message ?? missing}
          isRequired
          maxLength={SEARCH_NAME_MAX}
          value={name}
          onChange={(event) => {
            save.reset()
            setName(event.target.value)
          }}
        />
        <Failure text={failureText(t, save.error)} />
      </form>
    </Dialog>
  )
}

/** Confirms deleting a saved search. */
export function RemoveSearchDialog({ saved, onClose, onDone }: DialogFacts & { saved: SavedSearch }) {
  const t = useText()
  const remove = useAction(tenderEndpoints.removeSearch, {
    onSuccess: () => {
      toast.success(t('tender.saved.removed'))
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={remove.loading}
      title={t('tender.saved.remove.title', { name: saved.name })}
      confirmText={t('tender.saved.remove')}
      onCancel={onClose}
      onConfirm={() => void remove.run({ id: saved.id })}
    >
      <p>{t('tender.saved.remove.text')}</p>
      <Failure text={failureText(t, remove.error)} />
    </ConfirmDialog>
  )
}
