import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { UploadField } from '@/ui/UploadField.tsx'

interface AttachmentsProps {
  files: readonly FileRef[]
  onAdd: (file: FileRef) => void
  onRemove: (id: string) => void
}

const MAX_FILES = 5

/** Papers of a quote: pictures and PDF, sent at once with progress and retry. */
export function Attachments({ files, onAdd, onRemove }: AttachmentsProps) {
  const t = useText()
  const uploads = useUpload(onAdd)
  return (
    <UploadField
      label={t('bid.files.label')}
      name="attachments"
      files={files}
      uploads={uploads}
      max={MAX_FILES}
      onRemove={onRemove}
    />
  )
}
