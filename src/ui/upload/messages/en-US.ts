import type { uploadZhCN } from './zh-CN.ts'

/** Texts of the upload widget, English. */
export const uploadEnUS = {
  'upload.choose': 'Choose files',
  'upload.hint': 'or drop or paste here. JPG, PNG or WebP up to 5 MB, PDF up to 20 MB.',
  'upload.full': 'At most {max} files',
  'upload.waiting': 'A file is still going up: send the form once it has arrived, or cancel the file.',
  'upload.remove': 'Remove {name}',
  'upload.cancel': 'Cancel {name}',
  'upload.progress': 'Progress of {name}',
  'upload.problem.empty': 'The file is empty',
  'upload.problem.type': 'Only JPG, PNG or WebP pictures, or PDF',
  'upload.problem.size': 'Pictures may have 5 MB, PDF 20 MB',
  'upload.problem.broken': 'The file is damaged or incomplete',
  'upload.problem.pixels': 'The picture has too many pixels; please scale it down',
  'upload.problem.locked': 'The PDF is locked by a password; please remove it first',
} satisfies Record<keyof typeof uploadZhCN, string>
