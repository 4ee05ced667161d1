import { useMarketKind } from '@/api/useMarketKind.ts'
import { useQuery } from '@/api/useQuery.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { maskMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { QUIET } from '../quiet.ts'
import { readCode } from './readCode.ts'

/**
 * In a demo, the message that would have been sent to a number (maybe masked), with a button that fills in its code; in
 * a pilot, whom to ask; elsewhere nothing.
 */
export function DemoSms({ number, onFill }: { number: string; onFill: (code: string) => void }) {
  const t = useText()
  const kind = useMarketKind()
  const { data } = useQuery(demoEndpoints.outbox, { size: 10, channel: 'SMS' }, { ...QUIET, ready: kind === 'demo' })
  if (kind === 'pilot') return <Notice>{t('account.sms.pilot')}</Notice>
  const message = Array.isArray(data) ? data.find(({ to }) => to === number || maskMobile(to) === number) : undefined
  if (!message) return null
  return (
    <Notice>
      <div className="ct-sms-demo">
        <span>{t('account.sms.demo', { text: message.text })}</span>
        <Button size="small" onClick={() => onFill(readCode(message.text))}>
          {t('account.sms.demo.fill')}
        </Button>
      </div>
    </Notice>
  )
}
