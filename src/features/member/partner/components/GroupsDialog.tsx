import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import type { PartnerGroup } from '@/contract/member/partner/schemas.ts'
import { MAX_PARTNER_GROUPS, PARTNER_GROUP_MAX } from '@/contract/member/partner/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'

interface DialogProps {
  groups: readonly PartnerGroup[]
  onClose: () => void
}

/** The groups of partners: names, a new one, and removal. */
export function GroupsDialog({ groups, onClose }: DialogProps) {
  const t = useText()
  return (
    <Dialog isOpen onClose={onClose} title={t('partner.groups')} size="small">
      <p className="ct-dim">{t('partner.groups.text', { max: MAX_PARTNER_GROUPS })}</p>
      {groups.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
      {groups.length < MAX_PARTNER_GROUPS && <GroupRow key={`new after ${groups.length}`} />}
    </Dialog>
  )
}

/** One group, or the name of a new one. */
function GroupRow({ group }: { group?: PartnerGroup }) {
  const t = useText()
  const kept = group?.name ?? ''
  const [name, setName] = useState(kept)
  const save = useAction(partnerEndpoints.saveGroup, {
    intent: `partner.saveGroup:${group?.id ?? 'new'}`,
    silent: true,
  })
  const remove = useAction(partnerEndpoints.removeGroup, { intent: `partner.removeGroup:${group?.id ?? ''}` })
  return (
    <form
      className="ct-filter-bar"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && name.trim() !== kept)
          void save.run({ name: name.trim(), ...(group && { id: group.id }) })
      }}
    >
      <TextField
        label={group ? t('partner.group.count', { count: group.companyIds.length }) : t('partner.group.new')}
        autoComplete="off"
        maxLength={PARTNER_GROUP_MAX}
        value={name}
        error={save.fieldErrors[0]?.message}
        onChange={({ target }) => {
          save.reset()
          setName(target.value)
        }}
      />
      <Button
        type="submit"
        size="small"
        isBusy={save.loading}
        aria-label={group && t('partner.rename.of', { name: kept })}
      >
        {t(group ? 'partner.rename' : 'partner.group.add')}
      </Button>
      {group && (
        <Button
          size="small"
          variant="quiet"
          isBusy={remove.loading}
          aria-label={t('partner.group.remove.of', { name: kept })}
          onClick={() => void remove.run({ id: group.id })}
        >
          {t('partner.group.remove')}
        </Button>
      )}
      <Failure text={failureText(t, save.fieldErrors.length > 0 ? remove.error : (save.error ?? remove.error))} />
    </form>
  )
}
