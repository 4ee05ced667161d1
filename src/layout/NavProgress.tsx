import { useSyncExternalStore } from 'react'
import { useText } from '@/i18n/useText.ts'
import { progress } from '@/ui/progress.ts'

/** The bar at the top edge while a page is on its way. */
export function NavProgress() {
  const t = useText()
  const isShown = useSyncExternalStore(progress.subscribe, progress.isShown, () => false)
  if (!isShown) return null
  return <div className="ct-progress" role="progressbar" aria-label={t('layout.page.loading')} />
}
