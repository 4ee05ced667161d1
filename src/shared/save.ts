/** Downloads bytes as a file. */
export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Downloads text as a file. */
export function saveText(fileName: string, text: string, type = 'text/csv'): void {
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
