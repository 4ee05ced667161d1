import { useRef, useState } from 'react'
import { useUpload } from '@/api/useUpload.ts'
import type { Sending } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { ACCEPTED, fileRefusal, MAX_FILES } from '../fileRules.ts'
import { useIssue } from '../IssueContext.ts'

/** Papers that bidders may read: packing lists, safety data sheets, drawings. */
export function Attachments() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { form, update } = useIssue()
  const picker = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const files = (form.draft.attachments ?? []) as readonly FileRef[]
  const write = (change: (files: readonly FileRef[]) => readonly FileRef[]) =>
    update((before) => ({
      ...before,
      draft: { ...before.draft, attachments: [...change((before.draft.attachments ?? []) as FileRef[])] },
    }))
  const { sending, send, retry, cancel } = useUpload((file) => write((before) => [...before, file]))
  const room = MAX_FILES - files.length - sending.length
  const reason = isSignedIn ? (room > 0 ? null : t('issue.files.full', { max: MAX_FILES })) : t('issue.files.login')
  const choose = (chosen: readonly File[]) => {
    const judged = chosen.map((file) => ({ file, refusal: fileRefusal(t, file) }))
    const fitting = judged.flatMap(({ file, refusal }) => (refusal ? [] : [file]))
    setRefused([
      ...judged.flatMap(({ file, refusal }) => (refusal ? [`${file.name}: ${refusal}`] : [])),
      ...(fitting.length > room ? [t('issue.files.full', { max: MAX_FILES })] : []),
    ])
    send(fitting.slice(0, room))
  }
  return (
    <div className="ct-issue-files" data-field="attachments" tabIndex={-1}>
      <h3 className="ct-issue-sub">{t('issue.field.attachments')}</h3>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('issue.files.choose')}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <ActionButton size="s" disabledReason={reason} onClick={() => picker.current?.click()}>
        {t('issue.files.add')}
      </ActionButton>
      <p className="ct-field-hint">{t('issue.files.hint', { max: MAX_FILES })}</p>
      {refused.map((text) => (
        <p key={text} className="ct-field-error" role="alert">
          {text}
        </p>
      ))}
      <ul className="ct-issue-filelist">
        {files.map((file) => (
          <KeptFile key={file.id} file={file} onRemove={() => write((all) => all.filter(({ id }) => id !== file.id))} />
        ))}
        {sending.map((one) => (
          <RunningFile key={one.key} sending={one} onRetry={() => retry(one.key)} onCancel={() => cancel(one.key)} />
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

interface RunningProps {
  sending: Sending
  onRetry: () => void
  onCancel: () => void
}

function RunningFile({ sending: { name, share, isFailed }, onRetry, onCancel }: RunningProps) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <li>
      <span className="ct-issue-filename">{name}</span>
      {isFailed ? (
        <span className="ct-field-error" role="alert">
          {t('error.upload.failed')}{' '}
          <Button size="s" onClick={onRetry}>
            {t('common.action.retry')}
          </Button>
        </span>
      ) : (
        <Meter value={share} max={1} label={t('issue.files.progress', { name })} text={percent(share, 0)} />
      )}
      <Button
        size="s"
        look="quiet"
        aria-label={t(isFailed ? 'issue.files.remove' : 'issue.files.cancel', { name })}
        onClick={onCancel}
      >
        {t(isFailed ? 'common.action.remove' : 'common.action.cancel')}
      </Button>
    </li>
  )
}
