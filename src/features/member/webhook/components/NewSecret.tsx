import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** A secret that was just made, and whose address it is. */
export interface Secret {
  url: string
  secret: string
}

/** Shows a new secret until it is put away; it cannot be read again. */
export function NewSecret({ secret: { url, secret }, onClose }: { secret: Secret; onClose: () => void }) {
  const t = useText()
  return (
    <div className="ct-webhook-new">
      <Notice tone="warn" isAlert>
        <p>{t('webhook.secret.once', { url })}</p>
        <p className="ct-webhook-secret">
          <code>{secret}</code>
          <CopyButton text={secret} what={t('webhook.secret')} />
          <Button size="small" onClick={onClose}>
            {t('webhook.secret.kept')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
