import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { MemberInfo } from '@/contract/member/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { FilePicture } from '@/ui/FileLink.tsx'
import { toast } from '@/ui/toast.ts'
import { UploadField } from '@/ui/UploadField.tsx'
import './base.css'

/** The enterprise's logo; a new picture replaces it as soon as it is uploaded. */
export function LogoField({ member }: { member: MemberInfo }) {
  const t = useText()
  const { reloadUser } = useSession()
  const save = useAction(memberEndpoints.updateMemberInfo, {
    silent: true,
    onSuccess: () => {
      toast.success(t('member.logo.saved'))
      void reloadUser()
    },
  })
  const uploads = useUpload((file) => void save.run({ logoFileId: file.id }))
  return (
    <Section title={t('member.logo.title')} note={t('member.logo.note')}>
      <div className="ct-base-logo">
        {member.logoUrl ? (
          <FilePicture url={member.logoUrl} alt={t('member.logo.alt')} width="96" height="96" />
        ) : (
          <span className="ct-base-nologo">{t('member.logo.none')}</span>
        )}
        <UploadField
          name="logo"
          label={t('member.logo.choose')}
          files={[]}
          uploads={uploads}
          max={1}
          isPicture
          error={save.fieldErrors[0]?.message}
          onRemove={() => undefined}
        />
        {member.logoUrl && (
          <Button isBusy={save.loading} onClick={() => void save.run({ logoFileId: '' })}>
            {t('member.logo.remove')}
          </Button>
        )}
      </div>
      <Failure text={failureText(t, save.error)} />
    </Section>
  )
}
