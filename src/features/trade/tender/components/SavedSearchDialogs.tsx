import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SavedSearch } from '@/contract/trade/tender/saved-search/schemas.ts'
import { SEARCH_NAME_MAX } from '@/contract/trade/tender/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
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
  const action = useAction(tenderEndpoints.saveSearch, {
    intent: `tender.saveSearch:${saved?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t(saved ? 'tender.saved.renamed' : 'tender.saved.done'))
      onDone()
    },
  })
  const form = useForm({
    first: { name: saved?.name ?? proposed(search) },
    action,
    check: ({ name }) => missing('name', name.trim(), t('tender.saved.name.missing')),
    request: ({ name }) => ({
      name: name.trim(),
      ...(saved ? { id: saved.id, filters: saved.filters } : { filters: filtersOf(search) }),
    }),
  })
  return (
    <FormDialog
      form={form}
      title={t(saved ? 'tender.saved.rename' : 'tender.saved.save')}
      submitText={t('tender.saved.send')}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={t('tender.saved.name')}
        hint={t('tender.saved.hint')}
        isRequired
        maxLength={SEARCH_NAME_MAX}
      />
    </FormDialog>
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
