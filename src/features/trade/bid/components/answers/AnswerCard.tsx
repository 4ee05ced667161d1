import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { agreementLink } from '@/reference/agreementLink.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Money } from '@/ui/Money.tsx'
import { AwardedSection } from './AwardedSection.tsx'
import type { Awarded } from './awarded.ts'
import { ConfirmAward } from './ConfirmAward.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'

function confirmedText({ agreementId, orderStep }: Awarded) {
  if (agreementId !== undefined) return 'bid.answer.confirmed.agreement'
  return orderStep === 'START' ? 'bid.answer.confirmed.paid' : 'bid.answer.confirmed.text'
}

interface AnswerProps {
  bid: Awarded
  /** Called when the time to answer ends. */
  onEnd?: (() => void) | undefined
}

/** An award to be confirmed, or declined with a reason, before its deadline. */
export function AnswerCard({ bid, onEnd }: AnswerProps) {
  const t = useText()
  if (bid.status === 'CONFIRMED')
    return (
      <Card isMarked>
        <div className="ct-answer">
          <h2 className="ct-receipt-title">{t('bid.answer.confirmed')}</h2>
          <p>{t(confirmedText(bid))}</p>
          {bid.agreementId && (
            <LinkButton variant="primary" to={agreementLink(bid.agreementId, 'SELLER')}>
              {t('bid.answer.agreement')}
            </LinkButton>
          )}
          {bid.orderId && (
            <LinkButton variant={bid.orderStep ? 'primary' : 'plain'} to={orderLink(bid.orderId)}>
              {t('bid.answer.order')}
            </LinkButton>
          )}
        </div>
      </Card>
    )
  if (bid.status !== 'AWARDED') return null
  return (
    <Card isMarked>
      <div className="ct-answer">
        <h2 className="ct-receipt-title">{t('bid.answer.title')}</h2>
        {bid.awarded && bid.allIn ? (
          <AwardedSection awarded={bid.awarded} allIn={bid.allIn} />
        ) : (
          bid.allIn && <Money value={bid.allIn} size="large" />
        )}
        {bid.confirmBy && (
          <p>
            {t('bid.answer.by')} <Countdown until={bid.confirmBy} onEnd={onEnd} />
          </p>
        )}
        <p className="ct-dim">{t('bid.answer.text')}</p>
        <AnswerButtons bid={bid} />
      </div>
    </Card>
  )
}

/** Confirm and decline buttons, each with a dialog. */
function AnswerButtons({ bid }: { bid: Awarded }) {
  const t = useText()
  const [asked, setAsked] = useState<'confirm' | 'decline'>()
  return (
    <span className="ct-answer-buttons">
      <CertifiedButton action="bid.confirm" variant="accent" onClick={() => setAsked('confirm')}>
        {t('bid.answer.confirm')}
      </CertifiedButton>
      <Button onClick={() => setAsked('decline')}>{t('bid.answer.decline')}</Button>
      <AnswerDialogs bid={bid} asked={asked} onClose={() => setAsked(undefined)} />
    </span>
  )
}

interface DialogsProps {
  bid: Awarded
  asked: 'confirm' | 'decline' | undefined
  onClose: () => void
}

/** The dialogs of confirming and declining an award. */
export function AnswerDialogs({ bid, asked, onClose }: DialogsProps) {
  return (
    <>
      {asked === 'confirm' && <ConfirmAward bid={bid} onClose={onClose} />}
      {asked === 'decline' && <DeclineDialog bid={bid} onClose={onClose} />}
    </>
  )
}
