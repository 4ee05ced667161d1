import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useCall } from '@/api/ApiContext.tsx'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'

/** Export of all data stored about the enterprise and the user, as one file. */
export function ExportData() {
  const t = useText()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const data = await call(memberEndpoints.exportData, {}, { silent: true })
      saveText(`cangtong-${data.generatedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
      toast.success(t('member.export.done'))
    } catch (error) {
      setFailure(errorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('member.export.title')} note={t('member.export.note')}>
      <Failure text={failure} />
      <Button isBusy={isBusy} onClick={() => void download()}>
        {t('member.export.button')}
      </Button>
    </Section>
  )
}
