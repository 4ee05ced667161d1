import './app/trustedTypes.ts'
import { boot } from './app/boot.tsx'
import { logError } from './app/errorLog.ts'

boot().catch((error: unknown) => {
  logError(error)
  // Nothing else would say that the texts of every page did not come.
  const note = document.querySelector<HTMLElement>('#boot-failed')
  if (note) note.hidden = false
})
