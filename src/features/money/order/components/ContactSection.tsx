import { useState } from 'react'
import type { OrderContact } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { ContactDialog } from './ContactDialog.tsx'

/** Whom to reach on the other side, and whom the other side reaches; nobody before the seller has confirmed. */
export function ContactSection({ order }: OrderProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const theirs = useContactFacts(order.contact)
  const [isOpen, setIsOpen] = useState(false)
  const { ownContact: own } = order
  if (order.status === 'TO_CONFIRM')
    return (
      <Section title={t('order.contact')}>
        <p className="ct-dim">{t('order.contact.hidden')}</p>
      </Section>
    )
  if (!order.contact && !own) return null
  return (
    <Section
      title={t('order.contact')}
      actions={
        own && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('order.contact.change')}
          </Button>
        )
      }
    >
      <DefinitionGrid
        items={[
          ...theirs,
          ...(own
            ? [
                {
                  label: t('order.contact.ours'),
                  value: (
                    <>
                      <TypedText>
                        {[own.name, own.position, own.mobile, own.email].filter(Boolean).join(' · ')}
                      </TypedText>
                      <div className="ct-dim">
                        {own.readAt ? t('order.contact.read', { at: dateTime(own.readAt) }) : t('order.contact.unread')}
                      </div>
                    </>
                  ),
                  span: 2 as const,
                },
              ]
            : []),
        ]}
      />
      {isOpen && own && <ContactDialog order={order} own={own} onClose={() => setIsOpen(false)} />}
    </Section>
  )
}

function useContactFacts(contact: OrderContact | undefined): DefinitionItem[] {
  const t = useText()
  if (!contact) return []
  const { name, position, mobile, email, address } = contact
  return [
    {
      label: t('order.contact.theirs'),
      value: <TypedText>{[name, position].filter(Boolean).join(' · ')}</TypedText>,
    },
    { label: t('order.contact.mobile'), value: <a href={`tel:${mobile}`}>{mobile}</a> },
    ...(email ? [{ label: t('order.contact.email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(address
      ? [{ label: t('order.contact.address'), value: <TypedText>{address}</TypedText>, span: 2 as const }]
      : []),
  ]
}
