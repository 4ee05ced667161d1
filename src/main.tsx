import './app/trustedTypes.ts'
import { boot } from './app/boot.tsx'
import { documentParsed } from './app/documentParsed.ts'
import { logError } from './app/errorLog.ts'

boot().catch(async (error: unknown) => {
  logError(error)
  // The note is at the end of the document too.
  await documentParsed()
  // Nothing else would say that the texts of every page did not come.
  const note = document.querySelector<HTMLElement>('#boot-failed')
  if (note) note.hidden = false
})
