import { useIsPretend } from '@/api/useMarketKind.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import './contact.css'

/**
 * Fictitious: an unassigned number range (that of the demo accounts) and a reserved domain; not shown on a real market.
 */
const PHONE = '164 0000 0000'
const MAIL = 'service@cangtong.example'

/** Office hours and other contact channels. */
export function Channels() {
  const t = useText()
  const isPretend = useIsPretend()
  return (
    <Card>
      <h2 className="ct-contact-title">{t('contact.channels')}</h2>
      <dl className="ct-contact-ways">
        <dt>{t('contact.hours')}</dt>
        <dd>{t('contact.hours.text')}</dd>
        {isPretend && (
          <>
            <dt>{t('contact.phone')}</dt>
            <dd>
              {PHONE} <CopyButton text={PHONE} what={t('contact.phone')} />
            </dd>
            <dt>{t('contact.mail')}</dt>
            <dd>
              {MAIL} <CopyButton text={MAIL} what={t('contact.mail')} />
            </dd>
          </>
        )}
      </dl>
      {isPretend && <p className="ct-section-note">{t('contact.demo')}</p>}
    </Card>
  )
}
