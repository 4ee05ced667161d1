import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import type { AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { ORDER_CUT_OFFS } from '@/contract/money/order/schedule/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'

interface AnswerProps {
  row: Booking
  lane: AgreementLane | undefined
  agree: boolean
  onClose: () => void
}

/** The buyer takes the sailing that the seller offers in place of the wanted day, or leaves it. */
export function CounterAnswer({ row, lane, agree, onClose }: AnswerProps) {
  const t = useText()
  const { zoneOf } = useFreight()
  const { id, version, callOff, items } = row
  const answer = agree ? 'take' : 'leave'
  const action = useDialogAction(bookingEndpoints.answerCounter, {
    intent: `booking.answerCounter:${id}:${answer}`,
    done: t(`agreement.sailing.done.${answer}`),
    onClose,
    silent: true,
  })
  const form = useForm({
    first: {},
    action,
    isSilent: true,
    check: () => [],
    request: () => ({ id, version, agree }),
  })
  const { sailing, cutOffs = {} } = callOff?.counter ?? {}
  if (!callOff || !sailing) return null
  return (
    <FormDialog
      form={form}
      size="medium"
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.sailing.title.${answer}`)}
      submitText={t(`agreement.sailing.send.${answer}`)}
      isCancelling={!agree}
      onClose={onClose}
    >
      <p>
        <BoxesText boxes={items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))} /> ·{' '}
        {t(`agreement.sailing.text.${answer}`)}
      </p>
      <DefinitionGrid
        items={[
          { label: t('agreement.callOff.etd'), value: callOff.etd },
          {
            label: t('agreement.sailing.offered'),
            value: t('agreement.sailing', { vessel: sailing.vessel, voyage: sailing.voyage }),
          },
          { label: t('agreement.etd'), value: <DateText value={sailing.etd} timeZone={zoneOf(lane?.pol)} /> },
          { label: t('agreement.eta'), value: <DateText value={sailing.eta} timeZone={zoneOf(lane?.pod)} /> },
          ...ORDER_CUT_OFFS.flatMap((name) => {
            const at = cutOffs[name]
            return at === undefined ? [] : [{ label: t(`agreement.cutOff.${name}`), value: <DateText value={at} /> }]
          }),
        ]}
      />
    </FormDialog>
  )
}
