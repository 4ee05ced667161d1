import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { isCertified } from '@/contract/member/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'

interface LaterNoticeProps {
  tenderId: string
  option: number
  /** When the quote was left to be submitted on certification. */
  waitingSince: string | undefined
}

/** What a guest's enterprise has to do before its quote counts, and whether one waits; nothing once it is certified. */
export function LaterNotice({ tenderId, option, waitingSince }: LaterNoticeProps) {
  const t = useText()
  const { user } = useSession()
  const { dateTime } = useFormats()
  const fix = useCertificationFix()
  const cancel = useAction(bidEndpoints.cancelLater, {
    intent: `bid.cancelLater:${tenderId}:${option}`,
    onSuccess: () => toast.success(t('bid.later.cancelled')),
  })
  if (!user || isCertified(user.certification)) return null
  return (
    <Notice tone="warn">
      <strong>{t('bid.later.certify')}</strong> {fix.link}
      <br />
      {waitingSince === undefined ? (
        t('bid.later.text')
      ) : (
        <>
          {t('bid.later.waiting', { at: dateTime(waitingSince) })}{' '}
          <Button size="small" isBusy={cancel.loading} onClick={() => void cancel.run({ tenderId, option })}>
            {t('bid.later.cancel')}
          </Button>
        </>
      )}
      <Failure text={failureText(t, cancel.error)} />
    </Notice>
  )
}
