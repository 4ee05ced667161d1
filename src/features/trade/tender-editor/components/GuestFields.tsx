import { MAX_GUESTS } from '@/contract/trade/guest/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { useIssue } from '../IssueContext.ts'
import { GroupError, TextAt } from './fields.tsx'

/** Digits are a mobile number, anything else an e-mail address. */
const addressFrom = (typed: string) => (/^[\d+][\d\s+-]*$/.test(typed) ? { mobile: typed } : { email: typed })

/** Enterprises without an account that are invited by link: name and address, one row each. */
export function GuestFields() {
  const t = useText()
  const { form, set } = useIssue()
  const guests = form.draft.guests ?? []
  return (
    <div
      className="ct-issue-boxes ct-issue-guests"
      role="group"
      aria-label={t('issue.field.guests')}
      data-field="guests"
      tabIndex={-1}
    >
      <strong>{t('issue.field.guests')}</strong>
      <p className="ct-field-hint">{t('issue.guests.text')}</p>
      <GroupError at="guests" />
      {guests.map((_, row) => (
        // Rows have no id; every input is controlled, so the index is enough.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={row}
          className="ct-issue-box ct-issue-guest"
          role="group"
          aria-label={t('issue.guest.row', { no: row + 1 })}
        >
          <TextAt at={`guests.${row}.company`} isRequired />
          <Address row={row} />
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              set(
                'guests',
                guests.filter((__, at) => at !== row),
              )
            }
          >
            {t('issue.guest.remove', { no: row + 1 })}
          </Button>
        </div>
      ))}
      {guests.length < MAX_GUESTS && (
        <Button size="small" onClick={() => set('guests', [...guests, { company: '', email: '' }])}>
          {t('issue.guest.add')}
        </Button>
      )}
    </div>
  )
}

function Address({ row }: { row: number }) {
  const t = useText()
  const { form, set, errorOf } = useIssue()
  const guest = form.draft.guests?.[row]
  const at = guest?.mobile === undefined ? (`guests.${row}.email` as const) : (`guests.${row}.mobile` as const)
  return (
    <TextField
      autoComplete="off"
      name={at}
      label={t('issue.field.guestAddress')}
      isRequired
      error={errorOf(at)}
      value={guest?.mobile ?? guest?.email ?? ''}
      onChange={({ target }) => set(`guests.${row}`, { company: guest?.company, ...addressFrom(target.value) })}
    />
  )
}
