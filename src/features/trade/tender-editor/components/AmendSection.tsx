import { useApi } from '@/api/ApiContext.tsx'
import { NOTE_MAX } from '@/contract/limits.ts'
import { maskContacts } from '@/contract/contacts.ts'
import { touchesQuotes } from '@/contract/trade/tender/changes.ts'
import { AMEND_QUOTING_HOURS } from '@/contract/trade/tender/lifecycle.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { ChangeList } from '@/reference/changes/ChangeList.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useIssue } from '../IssueContext.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { hoursFrom } from '@/ui/localTime.ts'

/** Changes of an amendment, their effect on submitted quotes, and the note to the bidders. */
export function AmendSection({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const { changes, form, update, errorOf } = useIssue()
  const note = form.note ?? ''
  const { text, masked } = maskContacts(note)
  return (
    <>
      <Section title={t('issue.amend.changes')} note={t('issue.amend.count', { count: changes.length })}>
        {changes.length === 0 ? <p className="ct-dim">{t('issue.amend.none')}</p> : <ChangeList changes={changes} />}
        {changes.length > 0 && <Meaning tender={tender} />}
      </Section>
      <Section title={t('issue.amend.note')}>
        <TextAreaField
          label={t('issue.amend.note.label')}
          hint={t('issue.amend.note.hint', { count: note.length, max: NOTE_MAX })}
          error={errorOf('note')}
          name="note"
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => {
            const typed = event.target.value
            update((before) => ({ ...before, note: typed || undefined }))
          }}
        />
        {masked && <Notice tone="warn">{t('issue.amend.note.masked', { text })}</Notice>}
      </Section>
    </>
  )
}

function Meaning({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { clock } = useApi()
  const { changes, form, set } = useIssue()
  if (!touchesQuotes(changes)) return <Notice>{t('issue.amend.harmless', { count: tender.bidCount })}</Notice>
  const least = hoursFrom(clock.now(), AMEND_QUOTING_HOURS)
  const isShort = form.draft.deadline !== undefined && Date.parse(form.draft.deadline) < Date.parse(least)
  // Slightly above the minimum, so that it is still valid after the user has read the page.
  const offered = hoursFrom(clock.now(), AMEND_QUOTING_HOURS + 0.25)
  return (
    <Notice tone="warn">
      <p>{t('issue.amend.reconfirm', { count: tender.bidCount })}</p>
      {isShort && (
        <p>
          {t('issue.amend.short', { hours: AMEND_QUOTING_HOURS })}{' '}
          <Button size="small" onClick={() => set('deadline', offered)}>
            {t('issue.amend.extend', { time: dateTime(offered) })}
          </Button>
        </p>
      )}
    </Notice>
  )
}
