import type { TextOf } from '@/i18n/useText.ts'

/** Most papers of one tender; the contract's limit. */
export const MAX_FILES = 10
/** What may be attached, as the `accept` of a file input. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'

const MB = 1024 * 1024
const LIMITS: Readonly<Record<string, number>> = {
  'application/pdf': 20,
  'image/jpeg': 5,
  'image/png': 5,
  'image/webp': 5,
}

/** Says why a file cannot be attached before it is sent; the server looks at its first bytes as well. */
export function fileRefusal(t: TextOf, file: File): string | undefined {
  const limit = LIMITS[file.type]
  if (limit === undefined) return t('error.upload.type', { types: 'PDF, JPG, PNG, WebP' })
  return file.size > limit * MB ? t('error.upload.size', { size: `${limit} MB` }) : undefined
}
