import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { MAX_TENDER_FILES } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useIssue } from '../IssueContext.ts'

/** Documents for bidders: packing lists, safety data sheets, drawings. */
export function Attachments() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { form, update } = useIssue()
  const files = (form.draft.attachments ?? []) as readonly FileRef[]
  const write = (change: (files: readonly FileRef[]) => readonly FileRef[]) =>
    update((before) => ({
      ...before,
      draft: { ...before.draft, attachments: [...change((before.draft.attachments ?? []) as FileRef[])] },
    }))
  const uploads = useUpload((file) => write((before) => [...before, file]))
  return (
    <div className="ct-issue-files" data-field="attachments" tabIndex={-1}>
      <UploadField
        label={t('issue.field.attachments')}
        hint={t('issue.files.hint')}
        name="attachments"
        files={files}
        uploads={uploads}
        max={MAX_TENDER_FILES}
        disabledReason={isSignedIn ? undefined : t('issue.files.login')}
        onRemove={(id) => write((all) => all.filter((file) => file.id !== id))}
      />
    </div>
  )
}
