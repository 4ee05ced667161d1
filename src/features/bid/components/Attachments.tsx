import { useId, useState } from 'react'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { checkFile, UPLOAD_ACCEPT } from '@/shared/fileCheck.ts'
import { Button } from '@/ui/Button.tsx'

interface AttachmentsProps {
  files: readonly FileRef[]
  onAdd: (file: FileRef) => void
  onRemove: (id: string) => void
}

const MAX_FILES = 5

/** Papers of a quote: pictures and PDF, sent at once with progress and retry. */
export function Attachments({ files, onAdd, onRemove }: AttachmentsProps) {
  const t = useText()
  const formats = useFormats()
  const id = useId()
  const uploads = useUpload(onAdd)
  const [problem, setProblem] = useState('')
  const choose = async (chosen: readonly File[]) => {
    setProblem('')
    const room = MAX_FILES - files.length - uploads.sending.length
    const good: File[] = []
    for (const file of chosen.slice(0, room)) {
      const wrong = await checkFile(file)
      if (wrong) setProblem(t(wrong === 'size' ? 'bid.files.size' : 'bid.files.type', { name: file.name }))
      else good.push(file)
    }
    if (chosen.length > room) setProblem(t('bid.files.many', { max: MAX_FILES }))
    uploads.send(good)
  }
  return (
    <div className="ct-quote-files">
      <label className="ct-quote-filelabel" htmlFor={id}>
        {t('bid.files.label')}
        <span className="ct-dim"> {t('bid.files.hint', { max: MAX_FILES })}</span>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={UPLOAD_ACCEPT}
        onChange={(event) => {
          void choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {problem && (
        <p className="ct-field-error" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
            <span className="ct-dim">{formats.fileSize(file.size)}</span>
            <Button
              size="s"
              look="quiet"
              onClick={() => onRemove(file.id)}
              aria-label={t('bid.files.remove', { name: file.name })}
            >
              {t('common.action.remove')}
            </Button>
          </li>
        ))}
        {uploads.sending.map((one) => (
          <li key={one.key}>
            <span>{one.name}</span>
            {one.isFailed ? (
              <Button size="s" onClick={() => uploads.retry(one.key)}>
                {t('common.action.retry')}
              </Button>
            ) : (
              <progress value={one.share} aria-label={one.name} />
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
