import { useState } from 'react'
import { NOTE_MAX } from '@/contract/limits.ts'
import { moneyText } from '@/contract/money.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { mayClaim, missingBoxes } from '@/contract/trade/agreement/minimum/rules.ts'
import type { Shortfall } from '@/contract/trade/agreement/minimum/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { versionOf } from '../ending.ts'
import { minimumStage } from '../minimum.ts'
import { MinimumTable } from './MinimumTable.tsx'

/** What is loaded of the minimum quantities, the fee for what is missing, and the seller's claim of it. */
export function MinimumSection({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [isClaiming, setClaiming] = useState(false)
  const { shortfall, side, status } = agreement
  if (!shortfall) return null
  const isDue = side === 'SELLER' && mayClaim(shortfall, status)
  return (
    <Section
      title={t('agreement.minimum')}
      actions={
        isDue && (
          <Button variant="accent" onClick={() => setClaiming(true)}>
            {t('agreement.minimum.claim')}
          </Button>
        )
      }
    >
      <Told agreement={agreement} shortfall={shortfall} />
      <MinimumTable agreement={agreement} />
      {isClaiming && <ClaimDialog agreement={agreement} shortfall={shortfall} onClose={() => setClaiming(false)} />}
    </Section>
  )
}

interface ToldProps {
  agreement: AgreementDetail
  shortfall: Shortfall
}

/** How far it has come, in a sentence, with the shipment on which it is settled. */
function Told({ agreement, shortfall }: ToldProps) {
  const t = useText()
  const { claim, order, toLoad, fee, sellerFee } = shortfall
  const stage = minimumStage(agreement, shortfall)
  const amount = moneyText(claim?.amount ?? fee)
  const link = order && <RouteLink to={orderLink(order.id, 'charges')}>{order.no}</RouteLink>
  const owes = stage.isOver && Number(sellerFee.amount) > 0
  return (
    <>
      <Notice tone={stage.isWaiting ? 'warn' : undefined}>
        {t(`agreement.minimum.${stage.text}`, { amount, count: toLoad })} {stage.isOnOrder && link}
      </Notice>
      {owes && (
        <Notice tone="warn">
          {t(`agreement.minimum.owes.${agreement.side}`, { amount: moneyText(sellerFee) })} {link}
        </Notice>
      )}
    </>
  )
}

/** The claim: what it is for and on which shipment; the buyer answers it there. */
function ClaimDialog({ agreement, shortfall, onClose }: ToldProps & { onClose: () => void }) {
  const t = useText()
  const { id } = agreement
  const amount = moneyText(shortfall.fee)
  const action = useDialogAction(agreementEndpoints.claimShortfall, {
    intent: `agreement.claimShortfall:${id}`,
    done: t('agreement.minimum.done'),
    onClose,
  })
  const form = useForm({
    first: {
      reason: t('agreement.minimum.first', {
        count: missingBoxes(agreement.lanes.flatMap(({ minimum }) => minimum ?? [])),
        amount,
      }),
    },
    action,
    check: ({ reason }) => checkReason('reason', reason, NOTE_MAX),
    request: ({ reason }) => ({ id, version: versionOf(agreement), reason: reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      title={t('agreement.minimum.claim.title', { amount })}
      submitText={t('agreement.minimum.claim')}
      onClose={onClose}
    >
      <p>{t('agreement.minimum.claim.text', { no: shortfall.order?.no ?? '' })}</p>
      <TextAreaField
        {...form.text('reason')}
        label={t('agreement.explanation')}
        isRequired
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
