import { useText } from '@/i18n/useText.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'

/** Placeholder until the code of the page is loaded. */
export function PageLoading() {
  const t = useText()
  return (
    <div className="ct-page ct-pageloading" aria-busy="true">
      <output className="ct-hidden">{t('layout.page.loading')}</output>
      <Skeleton lines={1} isHeading />
      <Skeleton lines={6} />
    </div>
  )
}
