import { useState } from 'react'
import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import { nextBidStep } from '@/contract/trade/bid/nextStep.ts'
import type { BidSummary } from '@/contract/trade/bid/schemas.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { useText } from '@/i18n/useText.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { optionAddress } from '../../options.ts'
import { AnswerDialogs } from './AnswerCard.tsx'
import { WithdrawDialog } from './WithdrawBid.tsx'

type Asked = 'confirm' | 'decline' | 'withdraw'

/** What one own bid waits for; the rest in the menu. */
export function MyBidActions({ row }: { row: BidSummary }) {
  const t = useText()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const isOpen = row.tenderStatus === 'QUOTING'
  const step = nextBidStep({ ...row, isCountered: row.counterUntil !== undefined }, 'BIDDER')
  const form = step === 'RECONFIRM' || step === 'FINISH_QUOTE' ? step : isOpen ? FORM_OF[row.status] : undefined
  const detail = hrefTo('myBids', { bidId: row.id })
  const links = [
    step === 'ANSWER_COUNTER' && { key: 'counter', text: t('bid.counter.answer'), to: detail, isStep: true },
    row.status === 'CONFIRMED' &&
      row.orderId !== undefined && {
        key: 'order',
        text: t('bid.answer.order'),
        to: orderLink(row.orderId),
        isStep: step !== undefined,
      },
    row.status === 'CONFIRMED' &&
      row.agreementId !== undefined && {
        key: 'agreement',
        text: t('bid.answer.agreement'),
        to: agreementLink(row.agreementId, 'SELLER'),
        isStep: false,
      },
    form !== undefined && {
      key: 'form',
      text: t(FORM_TEXT[form]),
      to: hrefTo('quote', optionAddress(row.tenderId, row.option)),
      isStep: form === step,
    },
    row.submittedAt !== undefined && { key: 'detail', text: t('bid.list.detail'), to: detail, isStep: false },
  ].filter((one) => one !== false)
  const isAwarded = step === 'CONFIRM_AWARD'
  const main = isAwarded ? undefined : links[0]
  return (
    <RowActions
      name={row.no || row.tenderNo}
      main={
        isAwarded ? (
          <CertifiedButton action="bid.confirm" size="small" variant="accent" onClick={() => setAsked('confirm')}>
            {t('bid.answer.confirm')}
          </CertifiedButton>
        ) : (
          main && (
            <LinkButton size="small" variant={main.isStep ? 'primary' : 'plain'} to={main.to}>
              {main.text}
            </LinkButton>
          )
        )
      }
      more={[
        ...links.filter((one) => one !== main),
        isAwarded && {
          key: 'decline',
          text: t('bid.answer.decline'),
          run: () => setAsked('decline'),
          isDanger: true,
        },
        isOpen &&
          bidMayBecome(row.status, 'WITHDRAWN', 'bidder') && {
            key: 'withdraw',
            text: t('bid.withdraw'),
            run: () => setAsked('withdraw'),
            isDanger: true,
          },
      ]}
    >
      <WithdrawDialog bid={row} isOpen={asked === 'withdraw'} onClose={close} />
      {isAwarded && <AnswerDialogs bid={row} asked={asked === 'withdraw' ? undefined : asked} onClose={close} />}
    </RowActions>
  )
}

/** Optional action in the form while quoting is open. */
const FORM_OF: Partial<Record<BidStatus, 'REVISE' | 'AGAIN'>> = { SUBMITTED: 'REVISE', WITHDRAWN: 'AGAIN' }

const FORM_TEXT = {
  RECONFIRM: 'bid.submit.reconfirm',
  FINISH_QUOTE: 'bid.list.continue',
  REVISE: 'bid.submit.revise',
  AGAIN: 'bid.list.again',
} as const
