import { useId, useState } from 'react'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { checkFile, UPLOAD_ACCEPT } from '@/shared/fileCheck.ts'
import { Button } from '@/ui/Button.tsx'
import './payment.css'

const MAX_FILES = 5

interface FilesProps {
  proofs: readonly FileRef[]
  onChange: (change: (before: readonly FileRef[]) => readonly FileRef[]) => void
  error: string | undefined
}

/** The proofs: checked by their own bytes before they are sent, with progress, retry and removal. */
export function ProofFiles({ proofs, onChange, error }: FilesProps) {
  const t = useText()
  const { fileSize } = useFormats()
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const uploads = useUpload((file) => onChange((before) => [...before, file].slice(0, MAX_FILES)))
  const handleFiles = async (files: readonly File[]) => {
    setRefused(undefined)
    if (proofs.length + uploads.sending.length + files.length > MAX_FILES) return setRefused(t('payment.proof.many'))
    const checked = await Promise.all(files.map(async (file) => ({ file, wrong: await checkFile(file) })))
    const bad = checked.find(({ wrong }) => wrong !== undefined)
    if (bad) setRefused(t(bad.wrong === 'type' ? 'payment.proof.type' : 'payment.proof.size', { name: bad.file.name }))
    uploads.send(checked.flatMap(({ file, wrong }) => (wrong ? [] : [file])))
  }
  const note = refused ?? error
  return (
    <div>
      <label htmlFor={id}>{t('payment.proof.files')}</label>
      <p>
        <input
          id={id}
          name="proofs"
          type="file"
          multiple
          accept={UPLOAD_ACCEPT}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => {
            void handleFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </p>
      {note && (
        <p id={`${id}-note`} className="ct-field-error" role="alert">
          {note}
        </p>
      )}
      <ul className="ct-files">
        {proofs.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            <span className="ct-dim">{fileSize(file.size)}</span>
            <Button
              size="s"
              look="quiet"
              onClick={() => onChange((before) => before.filter((one) => one.id !== file.id))}
            >
              {t('common.action.remove')}
            </Button>
          </li>
        ))}
        {uploads.sending.map((one) => (
          <li key={one.key}>
            <span role="status">
              {one.isFailed
                ? t('payment.proof.failed', { name: one.name })
                : t('payment.proof.uploading', { name: one.name, pct: Math.round(one.share * 100) })}
            </span>
            {one.isFailed && (
              <Button size="s" onClick={() => uploads.retry(one.key)}>
                {t('common.action.retry')}
              </Button>
            )}
            <Button size="s" look="quiet" onClick={() => uploads.cancel(one.key)}>
              {t('common.action.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
