import { useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { BusinessError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { checkTicket } from '@/contract/front/ticket/rules.ts'
import { TICKET_FILES, TICKET_TEXT, TICKET_TOPICS } from '@/contract/front/ticket/values.ts'
import { COMPANY_NAME_MAX, EMAIL_MAX, MOBILE_MAX, ORDER_NO_MAX, PERSON_NAME_MAX } from '@/contract/limits.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'
import './contact.css'

const NO_WORDS = { topic: '', orderNo: '', name: '', company: '', mobile: '', email: '', text: '' }
type Words = typeof NO_WORDS

/** Renders the puzzle for guests; a new `round` loads a new puzzle. */
export type DrawPuzzle = (puzzle: {
  round: number
  isMissed: boolean
  onTicket: (ticket: string | undefined) => void
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
  const say = useProblemText()
  const topics = useDict('ticket_topic')
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState(useWords(user, draft.restored?.values))
  const [files, setFiles] = useState<readonly FileRef[]>([])
  const [submitted, setSubmitted] = useState(false)
  const [puzzle, setPuzzle] = useState<{ round: number; ticket?: string | undefined }>({ round: 0 })
  const uploads = useUpload((file) => setFiles((before) => [...before, file].slice(0, TICKET_FILES)))
  const action = useAction(ticketEndpoints.create, {
    intent: 'ticket.create',
    silent: true,
    onSuccess: ({ no }) => {
      draft.discard()
      onSent(no)
    },
    onError: (error) => {
      // A captcha ticket can be used once, even if the request fails.
      if (!user) setPuzzle(({ round }) => ({ round: round + 1 }))
      const [first] = error instanceof BusinessError ? error.fieldErrors : []
      if (first) focusField(form.current, first.field)
    },
  })
  const problems = [
    ...(words.topic === '' ? [{ field: 'topic', code: 'required' as const }] : []),
    ...checkTicket(words),
  ]
  const errorOf = (field: string): string | undefined => {
    const refused = action.fieldErrors.find((one) => one.field === field || one.field.startsWith(`${field}.`))
    if (refused) return refused.message
    const problem = submitted ? problems.find((one) => one.field === field) : undefined
    return problem && say(problem)
  }
  const write = (name: keyof Words, value: string) => {
    const next = { ...words, [name]: value }
    setWords(next)
    draft.save(next)
    action.reset()
  }
  const bind = (name: keyof Words) => ({
    name,
    value: words[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  const isPuzzleMissed = !user && submitted && puzzle.ticket === undefined
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const [first] = problems
    const topic = TICKET_TOPICS.find((one) => one === words.topic)
    if (first || !topic) {
      focusField(form.current, first?.field ?? 'topic')
      return
    }
    if (!user && puzzle.ticket === undefined) {
      form.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
      return
    }
    const { orderNo, company, name, mobile, email, text } = words
    void action.run({
      topic,
      name,
      mobile,
      email,
      text,
      files: [...files],
      ...(user && orderNo.trim() !== '' && { orderNo }),
      ...(company.trim() !== '' && { company }),
      ...(puzzle.ticket !== undefined && { captchaTicket: puzzle.ticket }),
    })
  }
  return (
    <form ref={form} noValidate className="ct-contact-form" aria-label={t('contact.form')} onSubmit={handleSubmit}>
      <SelectField
        label={t('contact.topic')}
        isRequired
        {...bind('topic')}
        onChange={(topic) => write('topic', topic)}
        none={t('contact.choose')}
        options={topics.items}
      />
      {user && (
        <TextField
          label={t('contact.orderNo')}
          hint={t('contact.orderNo.hint')}
          maxLength={ORDER_NO_MAX}
          {...bind('orderNo')}
        />
      )}
      <TextField
        label={t('contact.name')}
        isRequired
        autoComplete="name"
        maxLength={PERSON_NAME_MAX}
        {...bind('name')}
      />
      <TextField
        label={t('contact.company')}
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX}
        {...bind('company')}
      />
      <TextField
        label={t('contact.mobile')}
        hint={t('contact.reach')}
        type="tel"
        autoComplete="tel"
        maxLength={MOBILE_MAX}
        {...bind('mobile')}
      />
      <TextField
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        {...bind('email')}
      />
      <div className="ct-contact-wide">
        <TextAreaField
          label={t('contact.text')}
          hint={t('contact.text.hint', { count: words.text.trim().length, max: TICKET_TEXT.max, min: TICKET_TEXT.min })}
          isRequired
          rows={7}
          maxLength={TICKET_TEXT.max}
          {...bind('text')}
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
            error={errorOf('files')}
            onRemove={(id) => setFiles((before) => before.filter((one) => one.id !== id))}
          />
        ) : (
          <Notice>{t('contact.files.guest')}</Notice>
        )}
      </div>
      {!user && (
        <div className="ct-contact-wide ct-contact-puzzle">
          {drawPuzzle({
            round: puzzle.round,
            isMissed: isPuzzleMissed,
            onTicket: (ticket) => setPuzzle(({ round }) => ({ round, ticket })),
          })}
        </div>
      )}
      <div className="ct-contact-wide ct-contact-send">
        <Failure text={failureText(t, action.error)} />
        <Button type="submit" variant="primary" isBusy={action.loading}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  )
}
