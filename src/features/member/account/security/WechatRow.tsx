import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { WechatStart } from '../wechat/WechatStart.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { useWechatBinding } from './useWechatBinding.ts'
import type { BindingResult } from './useWechatBinding.ts'

function Result({ result }: { result: BindingResult }) {
  const t = useText()
  if (typeof result === 'object')
    return (
      <Notice tone="danger" isAlert>
        {errorText(t, result.error)}
      </Notice>
    )
  const isGood = result === 'bound' || result === 'unbound'
  return (
    <Notice tone={isGood ? 'ok' : result === 'cancelled' ? 'sea' : 'danger'} isAlert>
      {t(`account.security.wechat.${result}`)}
    </Notice>
  )
}

/** WeChat login: bound or not, with a button to change it. */
export function WechatRow({ isBound, onChange }: { isBound: boolean | undefined; onChange: () => void }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { result, isBusy, unbind } = useWechatBinding(() => {
    setOpen(false)
    onChange()
  })
  const state = isBound === undefined ? null : isBound ? 'yes' : 'no'
  return (
    <>
      <SecurityRow
        title={t('account.security.wechat')}
        state={
          state && <StatusTag tone={isBound ? 'ok' : 'neutral'}>{t(`account.security.wechat.${state}`)}</StatusTag>
        }
        action={t(isBound ? 'account.security.wechat.unbind' : 'account.security.wechat.bind')}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {isBound ? (
          <div className="ct-stack">
            <p>{t('account.security.wechat.unbind.note')}</p>
            <div>
              <Button variant="danger" isBusy={isBusy} onClick={unbind}>
                {t('account.security.wechat.unbind')}
              </Button>
            </div>
          </div>
        ) : (
          <WechatStart purpose="bind" />
        )}
      </SecurityRow>
      {result && <Result result={result} />}
    </>
  )
}
