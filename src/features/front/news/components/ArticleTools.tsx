import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import './news.css'

/** Passing an article on, where the device can; copying its address; printing it. */
export function ArticleTools({ title }: { title: string }) {
  const t = useText()
  // Absent on plain http and in some browsers (RELIABILITY finding 17).
  const canShare = typeof (navigator as Partial<Navigator>).share === 'function'
  const share = async () => {
    try {
      await navigator.share({ title, url: location.href })
    } catch {
      // Closed without choosing: nothing to say.
    }
  }
  return (
    <span className="ct-article-tools">
      {canShare && (
        <Button size="small" onClick={() => void share()}>
          {t('news.share')}
        </Button>
      )}
      <CopyButton text={location.href} what={t('news.share.link')} />
      <Button size="small" onClick={() => window.print()}>
        {t('news.print')}
      </Button>
    </span>
  )
}
