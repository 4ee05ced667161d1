import { useState } from 'react'
import { SliderCaptcha } from '@/features/member/account/captcha/SliderCaptcha.tsx'
import { Channels } from '@/features/front/contact/components/Channels.tsx'
import { ContactForm } from '@/features/front/contact/components/ContactForm.tsx'
import { MyTickets } from '@/features/front/contact/components/MyTickets.tsx'
import { SentTicket } from '@/features/front/contact/components/SentTicket.tsx'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Section } from '@/ui/Card.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { Split } from '@/ui/Split.tsx'

export default function ContactPage() {
  const t = useText()
  const { user } = useSession()
  const [sent, setSent] = useState<string>()
  return (
    <>
      <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
      <Split aside={<Channels />}>
        <Section title={t('contact.form')}>
          {sent ? (
            <SentTicket no={sent} isMember={user !== undefined} onAnother={() => setSent(undefined)} />
          ) : (
            <ContactForm user={user} onSent={setSent} drawPuzzle={(puzzle) => <SliderCaptcha {...puzzle} />} />
          )}
        </Section>
        {user && <MyTickets />}
      </Split>
    </>
  )
}
