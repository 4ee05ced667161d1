import { useState } from 'react'

import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { checkText } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface DialogProps {
  bid: BidDetail
  accept: boolean
  onClose: () => void
}

/** Confirms accepting or rejecting a counter-offer, with an optional message to the publisher. */
export function CounterDialog({ bid, accept, onClose }: DialogProps) {
  const t = useText()
  const problemText = useProblemText()
  const [note, setNote] = useState('')
  const answer = useAction(bidEndpoints.answerCounter, {
    intent: `bid.counter:${bid.id}`,
    onSuccess: () => {
      toast.success(t(accept ? 'bid.counter.accepted' : 'bid.counter.declined'))
      onClose()
    },
    onError: (_, current) => {
      if (current) onClose()
    },
  })
  const wrong = checkText(note, NOTE_MAX)
  return (
    <ConfirmDialog
      isOpen
      isBusy={answer.loading}
      title={t(accept ? 'bid.counter.accept.title' : 'bid.counter.decline.title')}
      confirmText={t(accept ? 'bid.counter.accept' : 'bid.counter.decline')}
      onCancel={onClose}
      onConfirm={() => {
        if (!wrong) void answer.run({ id: bid.id, version: bid.version, accept, note: note.trim() })
      }}
    >
      <Stack>
        <p>{t(accept ? 'bid.counter.accept.text' : 'bid.counter.decline.text')}</p>
        <Failure text={failureText(t, answer.error)} />
        <TextField
          label={t('bid.answer.note')}
          value={note}
          error={
            wrong
              ? problemText({ field: 'note', code: wrong, params: { max: NOTE_MAX } })
              : answer.fieldErrors[0]?.message
          }
          onChange={(event) => setNote(event.target.value)}
        />
        <ContactHint text={note} hint={t('bid.contacts')} />
      </Stack>
    </ConfirmDialog>
  )
}
