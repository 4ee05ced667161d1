import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import './news.css'

/** Share (if supported), copy the URL, print. */
export function ArticleTools({ title }: { title: string }) {
  const t = useText()
  // Undefined on plain http and in some browsers (RELIABILITY finding 17).
  const canShare = typeof (navigator as Partial<Navigator>).share === 'function'
  const share = async () => {
    try {
      await navigator.share({ title, url: location.href })
    } catch {
      // Cancelled by the user.
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
