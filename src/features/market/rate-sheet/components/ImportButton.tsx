import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'

/** Opens the import of a rate sheet, which is loaded on demand. */
export function ImportButton() {
  const t = useText()
  const { Component, isLoading, open, close } = useLazyComponent(
    () => import('./ImportRates.tsx').then((m) => m.ImportRates),
    t('sheetImport.failure.unavailable'),
  )
  return (
    <>
      <Button variant="accent" isBusy={isLoading} onClick={() => void open()}>
        {t('rateSheet.import')}
      </Button>
      {Component && <Component onClose={close} />}
    </>
  )
}
