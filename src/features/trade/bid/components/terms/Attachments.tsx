import type { Uploads } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { MAX_BID_FILES } from '@/contract/trade/bid/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { UploadField } from '@/ui/UploadField.tsx'

interface AttachmentsProps {
  files: readonly FileRef[]
  uploads: Uploads
  onRemove: (id: string) => void
}

/** Attachments of a quote (images and PDF), uploaded at once with progress and retry. */
export function Attachments({ files, uploads, onRemove }: AttachmentsProps) {
  const t = useText()
  return (
    <UploadField
      label={t('bid.files.label')}
      hint={t('bid.files.hint')}
      name="attachments"
      files={files}
      uploads={uploads}
      max={MAX_BID_FILES}
      onRemove={onRemove}
    />
  )
}
