import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { checkTicket } from '@/contract/front/ticket/rules.ts'
import { TICKET_FILES, TICKET_TEXT, TICKET_TOPICS } from '@/contract/front/ticket/values.ts'
import { COMPANY_NAME_MAX, EMAIL_MAX, MOBILE_MAX, ORDER_NO_MAX, PERSON_NAME_MAX } from '@/contract/limits.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useForm } from '@/forms/useForm.ts'
import { useSubmitAfter } from '@/forms/useSubmitAfter.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'
import './contact.css'

const NO_WORDS = { topic: '', orderNo: '', name: '', company: '', mobile: '', email: '', text: '' }
type Words = typeof NO_WORDS
type Values = Words & { files: FileRef[] }

/** Renders the puzzle for guests; a new `round` loads a new puzzle. */
export type DrawPuzzle = (puzzle: {
  round: number
  isMissed: boolean
  onTicket: (ticket: string | undefined) => void
  onChecking: (isChecking: boolean) => void
}) => ReactNode

/** Props of `ContactForm`: the user, the puzzle for guests, and a callback with the ticket. */
export interface ContactFormProps {
  user: CurrentUser | undefined
  drawPuzzle: DrawPuzzle
  onSent: (no: string) => void
}

/** Form of a support ticket; unsent text is kept on this device. FIELD part 1 "contact". */
export function ContactForm(props: ContactFormProps) {
  const { user } = props
  const draft = useDraft<Words>({ formId: 'ticket', entityId: 'new', userId: user?.id, version: 1 })
  if (!draft.isReady) return <SkeletonBlock height={480} />
  return <Form key={user?.id ?? 'guest'} {...props} draft={draft} />
}

/** The topic in the URL is case-insensitive. */
const TOPICS = (text: string) => (TICKET_TOPICS.some((one) => one === text.toUpperCase()) ? text : undefined)

function useWords(user: CurrentUser | undefined, restored: Words | undefined): Words {
  const { locale } = useLocale()
  const [params] = useSearchParams()
  const company = user ? ((locale === 'en-US' ? user.companyNameEn : undefined) ?? user.companyNameZh) : ''
  const { topic } = useAddressValues({ topic: TOPICS })
  const asked = { topic: topic?.toUpperCase() ?? '', orderNo: params.get('order')?.slice(0, ORDER_NO_MAX) ?? '' }
  return {
    ...NO_WORDS,
    name: user?.contactName ?? '',
    company,
    ...restored,
    ...(asked.topic !== '' && { topic: asked.topic }),
    ...(asked.orderNo !== '' && { orderNo: asked.orderNo }),
  }
}

function Form(props: ContactFormProps & { draft: ReturnType<typeof useDraft<Words>> }) {
  const { user, drawPuzzle, draft, onSent } = props
  const t = useText()
  const topics = useDict('ticket_topic')
  const [puzzle, setPuzzle] = useState<{ round: number; ticket?: string | undefined }>({ round: 0 })
  const isUnsolved = !user && puzzle.ticket === undefined
  const action = useAction(ticketEndpoints.create, {
    intent: 'ticket.create',
    silent: true,
    onSuccess: ({ no }) => {
      draft.discard()
      onSent(no)
    },
    onError: () => {
      // A captcha ticket can be used once, even if the request fails.
      if (!user) setPuzzle(({ round }) => ({ round: round + 1 }))
    },
  })
  const first: Values = { ...useWords(user, draft.restored?.values), files: [] }
  const form = useForm({
    first,
    action,
    check: (values) => [
      ...(values.topic === '' ? [{ field: 'topic', code: 'required' as const }] : []),
      ...checkTicket(values),
    ],
    request: ({ topic: chosen, orderNo, company, ...rest }) => {
      const topic = TICKET_TOPICS.find((one) => one === chosen)
      if (isUnsolved && check.isPending) check.want()
      else if (isUnsolved) form.element.ref.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
      if (isUnsolved || !topic) return undefined
      return {
        ...rest,
        topic,
        ...(user && orderNo.trim() !== '' && { orderNo }),
        ...(company.trim() !== '' && { company }),
        ...(puzzle.ticket !== undefined && { captchaTicket: puzzle.ticket }),
      }
    },
    // Files are not kept on the device.
    onChange: ({ files: changed, ...words }) => {
      if (changed === files) draft.save(words)
    },
  })
  const check = useSubmitAfter(form.element.ref)
  const { files, text } = form.values
  const uploads = useUpload((file) => form.set((before) => ({ files: [...before.files, file].slice(0, TICKET_FILES) })))
  return (
    <form {...form.element} className="ct-contact-form" aria-label={t('contact.form')}>
      <SelectField
        {...form.field('topic')}
        label={t('contact.topic')}
        isRequired
        none={t('contact.choose')}
        options={topics.items}
      />
      {user && (
        <TextField
          {...form.text('orderNo')}
          label={t('contact.orderNo')}
          hint={t('contact.orderNo.hint')}
          maxLength={ORDER_NO_MAX}
        />
      )}
      <TextField
        {...form.text('name')}
        label={t('contact.name')}
        isRequired
        autoComplete="name"
        maxLength={PERSON_NAME_MAX}
      />
      <TextField
        {...form.text('company')}
        label={t('contact.company')}
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX}
      />
      <TextField
        {...form.text('mobile')}
        label={t('contact.mobile')}
        hint={t('contact.reach')}
        type="tel"
        autoComplete="tel"
        maxLength={MOBILE_MAX}
      />
      <TextField
        {...form.text('email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <div className="ct-contact-wide">
        <TextAreaField
          {...form.text('text')}
          label={t('contact.text')}
          hint={t('contact.text.hint', { count: text.trim().length, max: TICKET_TEXT.max, min: TICKET_TEXT.min })}
          isRequired
          rows={7}
          maxLength={TICKET_TEXT.max}
        />
      </div>
      <div className="ct-contact-wide">
        {user ? (
          <UploadField
            label={t('contact.files')}
            name="files"
            files={files}
            uploads={uploads}
            max={TICKET_FILES}
            error={form.errorOf('files')}
            onRemove={(id) => form.set((before) => ({ files: before.files.filter((one) => one.id !== id) }))}
          />
        ) : (
          <Notice>{t('contact.files.guest')}</Notice>
        )}
      </div>
      {!user && (
        <div className="ct-contact-wide ct-contact-puzzle">
          {drawPuzzle({
            round: puzzle.round,
            isMissed: isUnsolved && form.submitted,
            onTicket: (ticket) => setPuzzle(({ round }) => ({ round, ticket })),
            onChecking: check.setPending,
          })}
        </div>
      )}
      <div className="ct-contact-wide ct-contact-send">
        <Failure text={form.failure} />
        <Button type="submit" variant="primary" isBusy={form.isBusy || check.isWanted}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  )
}
