import { failureText } from '@/api/errorText.ts'
import { FAVORITE_NOTE_MAX } from '@/contract/member/favorite/values.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import type { Partner, PartnerGroup } from '@/contract/member/partner/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Failure } from '@/ui/Failure.tsx'

interface DialogProps {
  partner: Partner
  groups: readonly PartnerGroup[]
  onClose: () => void
}

/** Note and groups of a partner, seen by this enterprise only. */
export function PartnerDialog({ partner, groups, onClose }: DialogProps) {
  const t = useText()
  const { locale } = useLocale()
  const { id, company, note, isAdded } = partner
  const action = useDialogAction(partnerEndpoints.save, {
    intent: `partner.save:${id}`,
    done: t('partner.saved'),
    onClose,
  })
  const remove = useDialogAction(partnerEndpoints.remove, {
    intent: `partner.remove:${id}`,
    done: t('partner.removed'),
    onClose,
  })
  const form = useForm({
    first: { note, groups: partner.groups },
    action,
    check: () => [],
    request: (values) => ({ id, note: values.note.trim(), groups: values.groups }),
  })
  const chosen = form.values.groups
  return (
    <FormDialog
      form={form}
      title={wordsIn(locale, company.nameZh, company.nameEn)}
      submitText={t('partner.save')}
      onClose={onClose}
    >
      <p className="ct-dim">{t('partner.private')}</p>
      <TextField
        {...form.text('note')}
        label={t('partner.field.note')}
        autoComplete="off"
        maxLength={FAVORITE_NOTE_MAX}
      />
      {groups.length > 0 && (
        <fieldset>
          <legend>{t('partner.col.groups')}</legend>
          {groups.map((group) => (
            <CheckBox
              key={group.id}
              label={group.name}
              checked={chosen.includes(group.id)}
              onChange={({ target }) =>
                form.set({
                  groups: target.checked ? [...chosen, group.id] : chosen.filter((one) => one !== group.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {isAdded && (
        <p>
          <Button size="small" variant="quiet" isBusy={remove.loading} onClick={() => void remove.run({ id })}>
            {t('partner.remove')}
          </Button>
        </p>
      )}
      <Failure text={failureText(t, remove.error)} />
    </FormDialog>
  )
}
