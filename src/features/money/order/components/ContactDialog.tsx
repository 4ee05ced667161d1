import { EMAIL_MAX, MOBILE_MAX, PERSON_NAME_MAX } from '@/contract/limits.ts'
import { POSITION_MAX } from '@/contract/member/limits.ts'
import { checkContact } from '@/contract/money/order/contact.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderContact } from '@/contract/money/order/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

interface DialogProps extends OrderProps {
  own: OrderContact
  onClose: () => void
}

/** Names another contact of one's staff for this order. */
export function ContactDialog({ own, onClose, ...props }: DialogProps) {
  const t = useText()
  const action = useOrderAct(orderEndpoints.saveContact, props, {
    intent: 'contact',
    text: t('order.contact.saved'),
    onDone: onClose,
  })
  const { name, position = '', mobile, email = '' } = own
  const form = useForm({
    first: { name, position, mobile, email },
    action,
    check: checkContact,
    request: (values) => ({ id: props.order.id, ...values }),
  })
  return (
    <FormDialog form={form} title={t('order.contact.change')} submitText={t('order.contact.save')} onClose={onClose}>
      <p>{t('order.contact.lead')}</p>
      <TextField {...form.text('name')} label={t('order.contact.name')} isRequired maxLength={PERSON_NAME_MAX} />
      <TextField {...form.text('position')} label={t('order.contact.position')} maxLength={POSITION_MAX} />
      <TextField
        {...form.text('mobile')}
        label={t('order.contact.mobile')}
        isRequired
        type="tel"
        maxLength={MOBILE_MAX}
      />
      <TextField {...form.text('email')} label={t('order.contact.email')} type="email" maxLength={EMAIL_MAX} />
    </FormDialog>
  )
}
