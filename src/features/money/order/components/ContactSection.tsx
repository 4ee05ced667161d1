import { useState } from 'react'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { contactFacts } from '@/reference/contactFacts.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../useOrderAct.ts'
import { ContactDialog } from './ContactDialog.tsx'

/** Whom to reach on the other side, and whom the other side reaches; nobody before the seller has confirmed. */
export function ContactSection({ order }: OrderProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const theirs = contactFacts(order.contact, {
    person: t('order.contact.theirs'),
    mobile: t('order.contact.mobile'),
    email: t('order.contact.email'),
    address: t('order.contact.address'),
  })
  const [isOpen, setIsOpen] = useState(false)
  const { ownContact: own } = order
  if (order.status === 'TO_CONFIRM' && !order.contact)
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
