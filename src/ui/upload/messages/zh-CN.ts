/** Texts of the upload widget, Chinese (the master); loaded with the screens that have one. */
export const uploadZhCN = {
  'upload.choose': '选择文件',
  'upload.hint': '或拖放、粘贴到此处。JPG、PNG、WebP 不超过 5 MB，PDF 不超过 20 MB。',
  'upload.hint.picture': '或拖放、粘贴到此处。JPG、PNG、WebP 不超过 5 MB。',
  'upload.full': '最多 {max} 个文件',
  'upload.waiting': '文件还在上传，请等待完成或取消。',
  'upload.remove': '移除 {name}',
  'upload.cancel': '取消上传 {name}',
  'upload.progress': '{name} 上传进度',
  'upload.problem.empty': '文件是空的',
  'upload.problem.type': '仅支持 JPG、PNG、WebP 图片或 PDF',
  'upload.problem.size': '图片不超过 5 MB，PDF 不超过 20 MB',
  'upload.problem.broken': '文件已损坏或不完整',
  'upload.problem.pixels': '图片尺寸过大，请缩小后上传',
  'upload.problem.locked': 'PDF 已加密，请去除密码后再上传',
} as const satisfies Record<`upload.${string}`, string>
