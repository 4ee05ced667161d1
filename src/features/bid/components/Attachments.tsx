import type { Uploads } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { UploadField } from '@/ui/UploadField.tsx'

interface AttachmentsProps {
  files: readonly FileRef[]
  uploads: Uploads
  onRemove: (id: string) => void
}

const MAX_FILES = 5

/** Papers of a quote: pictures and PDF, sent at once with progress and retry. */
export function Attachments({ files, uploads, onRemove }: AttachmentsProps) {
  const t = useText()
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
