import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { MessageSettings as Settings } from '@/contract/member/notification/schemas.ts'
import { ALWAYS_ON, DIGESTS, MESSAGE_GROUPS } from '@/contract/member/notification/values.ts'
import type { Digest } from '@/contract/member/notification/values.ts'
import { useText } from '@/i18n/useText.ts'
import { usePermission } from '@/session/usePermission.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast.ts'
import './message.css'

/** Notification settings of the enterprise, of one of several people its own; mandatory kinds are always on, with the reason. */
export function MessageSettings() {
  const query = useQuery(messageEndpoints.settings, {}, { silent: true })
  if (query.data) return <Switches settings={query.data} />
  return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={240} />
}

function Switches({ settings }: { settings: Settings }) {
  const t = useText()
  // A digest is the enterprise's.
  const mayManage = usePermission('MANAGE')
  const [off, setOff] = useState(settings.off)
  const [digest, setDigest] = useState<Digest>(settings.digest ?? 'OFF')
  const save = useAction(messageEndpoints.saveSettings, {
    onSuccess: () => toast.success(t('message.settings.saved')),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save.run({ off, ...(mayManage && { digest }) })
      }}
    >
      <p className="ct-dim">{t('message.settings.lead')}</p>
      <ul className="ct-messages">
        {MESSAGE_GROUPS.map((group) => {
          const isFixed = ALWAYS_ON.includes(group)
          const noteId = `message-about-${group}`
          return (
            <li key={group} className="ct-message">
              <CheckBox
                label={t(`message.group.${group}`)}
                checked={!off.includes(group)}
                disabled={isFixed}
                aria-describedby={noteId}
                onChange={(event) =>
                  setOff(event.target.checked ? off.filter((one) => one !== group) : [...off, group])
                }
              />
              <span id={noteId} className="ct-dim ct-message-about">
                {t(`message.about.${group}`)}
                {isFixed && <strong className="ct-message-fixed">{t('message.settings.always')}</strong>}
              </span>
            </li>
          )
        })}
      </ul>
      {mayManage && (
        <div className="ct-message-digest">
          <SelectField<Digest>
            label={t('message.settings.digest')}
            hint={t('message.settings.digest.hint')}
            error={save.fieldErrors.find(({ field }) => field === 'digest')?.message}
            value={digest}
            options={DIGESTS.map((value) => ({ value, label: t(`message.settings.digest.${value}`) }))}
            onChange={(value) => {
              save.reset()
              setDigest(value)
            }}
          />
        </div>
      )}
      <Failure text={failureText(t, save.error)} />
      <Button type="submit" variant="primary" isBusy={save.loading}>
        {t('message.settings.save')}
      </Button>
    </form>
  )
}
