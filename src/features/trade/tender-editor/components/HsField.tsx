import { use, useState } from 'react'
import { CARGO_NAME_EN_MAX, CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { HsCombobox } from '@/reference/hs/HsCombobox.tsx'
import { HsActionContext } from '../HsActionContext.ts'
import { useIssue } from '../IssueContext.ts'

/** HS code of the cargo; a selection also fills empty name fields. */
export function HsField() {
  const t = useText()
  const { form, update, errorOf } = useIssue()
  const [isOpen, setOpen] = useState(false)
  const typed = form.draft.cargo?.hsCode ?? ''
  const write = (part: { hsCode?: string | undefined; nameZh?: string | undefined; nameEn?: string | undefined }) =>
    update((before) => ({ ...before, draft: { ...before.draft, cargo: { ...before.draft.cargo, ...part } } }))
  const action = use(HsActionContext)
  return (
    <div>
      <HsCombobox
        name="cargo.hsCode"
        label={t('issue.field.hsCode')}
        hint={t('issue.hs.hint')}
        error={errorOf('cargo.hsCode')}
        value={typed}
        onType={(text) => write({ hsCode: text || undefined })}
        onPick={(hit) => {
          const { nameZh, nameEn } = form.draft.cargo ?? {}
          write({
            hsCode: hit.code,
            nameZh: nameZh ? nameZh : hit.nameZh.slice(0, CARGO_NAME_MAX),
            nameEn: nameEn ? nameEn : hit.nameEn.slice(0, CARGO_NAME_EN_MAX),
          })
        }}
        foundText={(count) => t('issue.hs.found', { count })}
        withdrawn={{ mark: t('issue.hs.withdrawn'), choose: (code) => t('issue.hs.choose', { code }) }}
        onOpen={setOpen}
      />
      {!isOpen && typed.length >= 4 && action?.(typed)}
    </div>
  )
}
