import { useRef } from 'react'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { useIssue } from '../IssueContext.ts'
import { ACCEPTED, MAX_FILES, useUploads } from '../useUploads.ts'
import type { Upload } from '../useUploads.ts'

/** Papers that bidders may read: packing lists, safety data sheets, drawings. */
export function Attachments() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { form, update } = useIssue()
  const picker = useRef<HTMLInputElement>(null)
  const files = (form.draft.attachments ?? []) as readonly FileRef[]
  const write = (change: (files: readonly FileRef[]) => readonly FileRef[]) =>
    update((before) => ({
      ...before,
      draft: { ...before.draft, attachments: [...change((before.draft.attachments ?? []) as FileRef[])] },
    }))
  const { uploads, add, cancel } = useUploads((file) => write((before) => [...before, file]))
  const room = MAX_FILES - files.length - uploads.length
  const refusal = isSignedIn ? (room > 0 ? null : t('issue.files.full', { max: MAX_FILES })) : t('issue.files.login')
  return (
    <div className="ct-issue-files" data-field="attachments" tabIndex={-1}>
      <h3 className="ct-issue-sub">{t('issue.field.attachments')}</h3>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('issue.files.add')}
        onChange={(event) => {
          add([...(event.target.files ?? [])], room)
          event.target.value = ''
        }}
      />
      <ActionButton size="s" disabledReason={refusal} onClick={() => picker.current?.click()}>
        {t('issue.files.add')}
      </ActionButton>
      <p className="ct-field-hint">{t('issue.files.hint', { max: MAX_FILES })}</p>
      <ul className="ct-issue-filelist">
        {files.map((file) => (
          <KeptFile key={file.id} file={file} onRemove={() => write((all) => all.filter(({ id }) => id !== file.id))} />
        ))}
        {uploads.map((upload) => (
          <RunningFile key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
        ))}
      </ul>
    </div>
  )
}

function KeptFile({ file, onRemove }: { file: FileRef; onRemove: () => void }) {
  const t = useText()
  const { fileSize } = useFormats()
  return (
    <li>
      <span className="ct-issue-filename">{file.name}</span>
      <span className="ct-dim">{fileSize(file.size)}</span>
      <Button size="s" look="quiet" aria-label={t('issue.files.remove', { name: file.name })} onClick={onRemove}>
        {t('common.action.remove')}
      </Button>
    </li>
  )
}

function RunningFile({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <li>
      <span className="ct-issue-filename">{upload.name}</span>
      {upload.error ? (
        <span className="ct-field-error" role="alert">
          {upload.error}
        </span>
      ) : (
        <Meter
          value={upload.share}
          max={1}
          label={t('issue.files.progress', { name: upload.name })}
          text={percent(upload.share, 0)}
        />
      )}
      <Button
        size="s"
        look="quiet"
        aria-label={t(upload.error ? 'issue.files.remove' : 'issue.files.cancel', { name: upload.name })}
        onClick={onCancel}
      >
        {t(upload.error ? 'common.action.remove' : 'common.action.cancel')}
      </Button>
    </li>
  )
}
