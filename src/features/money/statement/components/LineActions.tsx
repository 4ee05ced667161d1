import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { mayDispute } from '@/contract/money/statement/rules.ts'
import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'

interface ActionsProps {
  statement: StatementDetail
  line: StatementLine
}

/** What this side may do with an open or a disputed line: confirm or dispute it, take an offer or the dispute back, or reply. */
export function LineActions({ statement, line }: ActionsProps) {
  const t = useText()
  const { chargeName } = useFreight()
  const [isOpen, setOpen] = useState(false)
  const { id, version, side } = statement
  const confirm = useAction(statementEndpoints.confirmLines, {
    intent: `statement.line:${id}:${line.key}:${version}`,
    onSuccess: () => toast.success(t('statement.confirm.done')),
  })
  const close = () => setOpen(false)
  const take = () => void confirm.run({ id, version, lines: [line.key] })
  const name = line.code === undefined ? '' : chargeName(line.code)
  if (side === 'SELLER')
    return (
      <>
        <Button size="small" variant="primary" onClick={() => setOpen(true)}>
          {t('statement.reply')}
        </Button>
        {isOpen && <ReplyDialog statement={statement} line={line} name={name} onClose={close} />}
      </>
    )
  return (
    <RowActions
      name={name}
      main={
        <Button size="small" isBusy={confirm.loading} onClick={take}>
          {t(takeText(line))}
        </Button>
      }
      more={[mayDispute(line) && { key: 'dispute', text: t('statement.dispute'), run: () => setOpen(true) }]}
    >
      <Failure text={failureText(t, confirm.error)} />
      {isOpen && <DisputeDialog statement={statement} line={line} name={name} onClose={close} />}
    </RowActions>
  )
}

function takeText({ state, offer }: StatementLine) {
  if (state === 'OPEN') return 'statement.confirm'
  return offer ? 'statement.accept' : 'statement.withdraw'
}
