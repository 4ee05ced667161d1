import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { OrderStep } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

interface AskedProps extends OrderProps {
  endpoint: Endpoint<OrderStep, OrderDetail, OrderDetail>
  intent: string
  isMain: boolean
  /** Why it is not possible yet. */
  reason: string | null
  texts: { button: string; ask: string; done: string }
}

/** A step that is confirmed in a dialog, because it cannot be undone. */
export function AskedStep({ endpoint, intent, isMain, reason, texts, ...props }: AskedProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const action = useOrderAct(endpoint, props, { intent, text: texts.done })
  return (
    <>
      <ActionButton
        variant={isMain ? 'primary' : 'plain'}
        disabledReason={reason}
        isBusy={action.loading}
        onClick={() => setAsking(true)}
      >
        {texts.button}
      </ActionButton>
      <Failure text={failureText(t, action.error)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.button}
        confirmText={texts.button}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void action.run({ id: props.order.id })
        }}
      >
        {texts.ask}
      </ConfirmDialog>
    </>
  )
}
