import { useState } from 'react'
import { WALLET_LIMIT_CNY } from '@/contract/money/payment/values.ts'
import type { PaymentMethod } from '@/contract/money/payment/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { PayPart } from './PayPart.tsx'

const NAME = {
  BANK_TRANSFER: 'payment.method.BANK_TRANSFER',
  WECHAT: 'payment.method.WECHAT',
  ALIPAY: 'payment.method.ALIPAY',
} as const
const WALLET_NOTE = { WECHAT: 'payment.method.WECHAT.text', ALIPAY: 'payment.method.ALIPAY.text' } as const

interface PickerProps {
  /** Amount due in CNY, decimal string. */
  cny: string
  methods: readonly PaymentMethod[]
  isBusy: boolean
  onPay: (method: PaymentMethod) => void
}

/** Payment methods; a wallet over its limit is disabled with the reason. */
export function MethodPicker({ cny, methods, isBusy, onPay }: PickerProps) {
  const t = useText()
  const { money } = useFormats()
  const [method, setMethod] = useState<PaymentMethod>('BANK_TRANSFER')
  const isWallet = method !== 'BANK_TRANSFER'
  const isOver = isWallet && Number(cny) > Number(WALLET_LIMIT_CNY)
  const reason = isOver ? t('payment.method.over') : null
  return (
    <>
      <PayPart title={t('payment.method.title')} isChoice>
        <div className="ct-methods">
          {methods.map((option) => (
            <label key={option} className="ct-method" htmlFor={`pay-${option}`}>
              <input
                id={`pay-${option}`}
                type="radio"
                name="method"
                value={option}
                checked={method === option}
                onChange={() => setMethod(option)}
              />
              <span>
                <strong>{t(NAME[option])}</strong>
                <span className="ct-dim">
                  {option === 'BANK_TRANSFER'
                    ? t('payment.method.BANK_TRANSFER.text')
                    : t(WALLET_NOTE[option], { limit: money({ amount: WALLET_LIMIT_CNY, currency: 'CNY' }) })}
                </span>
              </span>
            </label>
          ))}
        </div>
      </PayPart>
      {/* Outside the section, so that it stands at the foot of a phone from the first coupon on. */}
      <div className="ct-footbar ct-pay-bar">
        <CertifiedButton
          action="order.pay"
          variant="accent"
          size="large"
          isBusy={isBusy}
          disabledReason={reason}
          onClick={() => onPay(method)}
        >
          {t('payment.method.go')}
        </CertifiedButton>
      </div>
    </>
  )
}
