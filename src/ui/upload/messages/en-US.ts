import type { uploadZhCN } from './zh-CN.ts'

/** Texts of the upload widget, English. */
export const uploadEnUS = {
  'upload.choose': 'Choose files',
  'upload.hint': 'or drop or paste here. JPG, PNG or WebP up to 5 MB, PDF up to 20 MB.',
  'upload.hint.picture': 'or drop or paste here. JPG, PNG or WebP up to 5 MB.',
  'upload.full': 'At most {max, plural, one {# file} other {# files}}',
  'upload.waiting': 'A file is still uploading. Wait or cancel it.',
  'upload.remove': 'Remove {name}',
  'upload.cancel': 'Cancel {name}',
  'upload.progress': 'Progress of {name}',
  'upload.problem.empty': 'The file is empty',
  'upload.problem.type': 'Only JPG, PNG or WebP images, or PDF',
  'upload.problem.size': 'Images up to 5 MB, PDF up to 20 MB',
  'upload.problem.broken': 'The file is damaged or incomplete',
  'upload.problem.pixels': 'The image is too large. Scale it down',
  'upload.problem.locked': 'The PDF is password-protected. Remove the password first',
} satisfies Record<keyof typeof uploadZhCN, string>
