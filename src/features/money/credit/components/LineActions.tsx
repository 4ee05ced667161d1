import { useState } from 'react'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { Button } from '@/ui/Button.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { GrantDialog } from './GrantDialog.tsx'
import { RequestDialog } from './RequestDialog.tsx'

type Dialog = 'grant' | 'change' | 'refuse' | 'close' | 'withdraw' | 'request'

/** What this side may do with a credit line. */
export function LineActions({ row }: { row: CreditLine }) {
  const t = useText()
  const [open, setOpen] = useState<Dialog>()
  const close = () => setOpen(undefined)
  const { main, more } = actionsOf(row)
  const button = (name: Dialog) => (
    <Button size="small" variant={name === 'grant' ? 'primary' : 'plain'} onClick={() => setOpen(name)}>
      {t(TEXTS[name])}
    </Button>
  )
  return (
    <RowActions
      name={row.no}
      main={main && button(main)}
      more={more.map((name) => ({
        key: name,
        text: t(TEXTS[name]),
        run: () => setOpen(name),
        isDanger: name === 'close',
      }))}
    >
      {(open === 'grant' || open === 'change') && <GrantDialog row={row} isNew={open === 'grant'} onClose={close} />}
      {(open === 'refuse' || open === 'close' || open === 'withdraw') && (
        <AnswerDialog row={row} what={open} onClose={close} />
      )}
      {open === 'request' && <RequestDialog row={row} onClose={close} />}
    </RowActions>
  )
}

const TEXTS = {
  grant: 'credit.grant',
  change: 'credit.change',
  refuse: 'credit.refuse',
  close: 'credit.close',
  withdraw: 'credit.withdraw',
  request: 'credit.request.more',
} as const satisfies Record<Dialog, string>

/** The main action and the others, by side and status. */
function actionsOf({ side, status, asked }: CreditLine): { main?: Dialog; more: Dialog[] } {
  const isGranted = status === 'GRANTED' || status === 'FROZEN' || status === 'EXPIRED'
  if (side === 'BUYER')
    return asked && status !== 'REFUSED' ? { main: 'withdraw', more: [] } : { main: 'request', more: [] }
  if (status === 'REQUESTED') return { main: 'grant', more: ['refuse'] }
  if (isGranted) return { main: 'change', more: asked ? ['refuse', 'close'] : ['close'] }
  return { main: 'grant', more: [] }
}
