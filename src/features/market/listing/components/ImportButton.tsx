import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'

/** Opens the listing import, which is loaded on demand. */
export function ImportButton() {
  const t = useText()
  const { user } = useSession()
  const { Component, isLoading, open, close } = useLazyComponent(
    () => import('./ImportListings.tsx').then((m) => m.ImportListings),
    t('sheetImport.failure.unavailable'),
  )
  return (
    <>
      <Button isBusy={isLoading} onClick={() => void open()}>
        {t('listing.import.open')}
      </Button>
      {Component && user && <Component userType={user.userType} onClose={close} />}
    </>
  )
}
