import { useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import type { FileProblem } from '@/contract/file/content.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import type { FieldFacts } from './Field.tsx'
import { FileLink, FilePicture } from './FileLink.tsx'
import { SheetIcon } from './icons.tsx'
import { Meter } from './Meter.tsx'
import './upload.css'

/** Uploads of one field, from `useUpload`: running files and their actions. */
export interface RunningUploads {
  sending: readonly RunningFile[]
  /** True while any file is uploading. */
  isBusy: boolean
  send: (files: readonly File[]) => void
  retry: (key: number) => void
  cancel: (key: number) => void
}

interface RunningFile {
  key: number
  name: string
  share: number
  isFailed: boolean
  problem?: FileProblem | undefined
}

/** Props of `UploadField`: uploaded files, running uploads, and why no file can be added, if so. */
export interface UploadFieldProps extends FieldFacts {
  name: string
  files: readonly FileRef[]
  uploads: RunningUploads
  max: number
  /** Documents are not offered; the server refuses them. */
  isPicture?: boolean | undefined
  disabledReason?: string | undefined
  onRemove: (id: string) => void
}

const PICTURES = 'image/jpeg,image/png,image/webp'
const ACCEPT = `${PICTURES},application/pdf`

/** File input: choose, drop or paste files; with preview, progress, retry, cancel and removal. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, isRequired = false, name, files, uploads, max, isPicture = false, disabledReason } = props
  const t = useText()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { field, isRefused } = useWaiting(uploads.isBusy)
  const [isOver, setOver] = useState(false)
  const [isTooMany, setTooMany] = useState(false)
  const room = max - files.length - uploads.sending.filter(({ problem }) => problem === undefined).length
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0 || disabledReason !== undefined) return
    setTooMany(chosen.length > room)
    uploads.send(chosen.slice(0, Math.max(0, room)))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const handlePaste = (event: ClipboardEvent) => take([...event.clipboardData.files])
  const full = room <= 0 ? t('upload.full', { max }) : undefined
  const note = (isRefused && t('upload.waiting')) || error || (isTooMany ? t('upload.full', { max }) : undefined)
  return (
    <div
      ref={field}
      className={error || isRefused ? 'ct-upload ct-upload-wrong' : 'ct-upload'}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p id={`${id}-label`} className="ct-upload-label">
        {label}
        {isRequired && (
          <span className="ct-cell-need" title={t('ui.field.required')} aria-hidden="true">
            {' *'}
          </span>
        )}
      </p>
      <div
        className="ct-upload-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        onPaste={handlePaste}
      >
        <input
          ref={picker}
          type="file"
          multiple={max > 1}
          hidden
          accept={isPicture ? PICTURES : ACCEPT}
          aria-label={label}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button
          size="small"
          id={`${id}-choose`}
          name={name}
          aria-labelledby={`${id}-choose ${id}-label`}
          aria-describedby={`${id}-hint${note ? ` ${id}-note` : ''}`}
          aria-invalid={error || isRefused ? true : undefined}
          aria-disabled={disabledReason !== undefined || room <= 0 || undefined}
          onClick={() => disabledReason === undefined && room > 0 && picker.current?.click()}
        >
          {t('upload.choose')}
        </Button>
        <span id={`${id}-hint`} className="ct-upload-hint">
          <span>{disabledReason ?? full ?? t(isPicture ? 'upload.hint.picture' : 'upload.hint')}</span>
          {hint && <span>{hint}</span>}
        </span>
      </div>
      {note && (
        <p id={`${id}-note`} className="ct-field-error" role="alert">
          {note}
        </p>
      )}
      <FileList {...props} />
    </div>
  )
}

/** Blocks submitting the form while a file is uploading, because it would lack the file. */
function useWaiting(isSending: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const [submitted, setSubmitted] = useState(false)
  if (submitted && !isSending) setSubmitted(false)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form || !isSending) return undefined
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setSubmitted(true)
      field.current?.querySelector('button')?.focus()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  }, [isSending])
  return { field, isRefused: submitted && isSending }
}

type ListProps = Pick<UploadFieldProps, 'files' | 'uploads' | 'onRemove'>

function FileList({ files, uploads, onRemove }: ListProps) {
  const t = useText()
  if (files.length + uploads.sending.length === 0) return null
  return (
    <ul className="ct-upload-list">
      {files.map((file) => (
        <li key={file.id} className="ct-upload-file">
          <FileFacts file={file} />
          <Button
            size="small"
            variant="quiet"
            aria-label={t('upload.remove', { name: file.name })}
            onClick={() => onRemove(file.id)}
          >
            {t('common.action.remove')}
          </Button>
        </li>
      ))}
      {uploads.sending.map((one) => (
        <li key={one.key} className="ct-upload-file">
          <span className="ct-upload-thumb" aria-hidden="true">
            <SheetIcon size={26} />
          </span>
          <Progress one={one} onRetry={() => uploads.retry(one.key)} />
          <Button
            size="small"
            variant="quiet"
            aria-label={t(one.isFailed ? 'upload.remove' : 'upload.cancel', { name: one.name })}
            onClick={() => uploads.cancel(one.key)}
          >
            {t(one.isFailed ? 'common.action.remove' : 'common.action.cancel')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Progress({ one, onRetry }: { one: RunningFile; onRetry: () => void }) {
  const t = useText()
  const { percent } = useFormats()
  return (
    <span className="ct-upload-words">
      <span className="ct-upload-name">{one.name}</span>
      {one.isFailed ? (
        <span className="ct-field-error" role="alert">
          {one.problem ? t(`upload.problem.${one.problem}`) : t('error.upload.failed')}{' '}
          {one.problem === undefined && (
            <Button size="small" onClick={onRetry}>
              {t('common.action.retry')}
            </Button>
          )}
        </span>
      ) : (
        <Meter
          value={one.share}
          max={1}
          label={t('upload.progress', { name: one.name })}
          text={percent(one.share, 0)}
        />
      )}
    </span>
  )
}

/** One uploaded file: preview or icon, linked name and size. */
export function FileFacts({ file }: { file: FileRef }) {
  const { fileSize } = useFormats()
  const isPicture = file.type.startsWith('image/')
  return (
    <>
      <span className="ct-upload-thumb" aria-hidden="true">
        {isPicture ? <FilePicture url={file.url} alt="" width="56" height="56" /> : <SheetIcon size={26} />}
      </span>
      <span className="ct-upload-words">
        <FileLink className="ct-upload-name" url={file.url}>
          {file.name}
        </FileLink>
        <span className="ct-dim">{fileSize(file.size)}</span>
      </span>
    </>
  )
}
