import { useSyncExternalStore } from 'react'
import { useText } from '@/i18n/useText.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** A band under the header while the device has no network. */
export function OfflineBanner() {
  const t = useText()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="ct-offline">{isOnline ? null : <span className="ct-page">{t('layout.offline')}</span>}</output>
  )
}
