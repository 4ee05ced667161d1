import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { useFetchedPart } from '@/ui/useFetchedPart.ts'

/** Opens the import of listings; its files come when it is asked for. */
export function ImportButton({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { user } = useSession()
  const { Part, isLoading, open, close } = useFetchedPart(
    () => import('./ImportListings.tsx').then((m) => m.ImportListings),
    t('sheetImport.failure.unavailable'),
  )
  return (
    <>
      <Button size="s" isBusy={isLoading} onClick={() => void open()}>
        {t('listing.import.open')}
      </Button>
      {Part && user && <Part userType={user.userType} onDone={onDone} onClose={close} />}
    </>
  )
}
