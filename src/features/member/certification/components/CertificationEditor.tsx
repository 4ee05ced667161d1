import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { mayEditCertification } from '@/contract/member/certification/lifecycle.ts'
import type { Certification } from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { FORM_VERSION } from '../form.ts'
import type { LocalEditor } from '../form.ts'
import { useCertification } from '../useCertification.ts'
import { CertificationForm } from './CertificationForm.tsx'
import { FormFacts } from './ReviewStep.tsx'
import { History, StateCard } from './StateCard.tsx'
import './certification.css'

/** The certification page: status, actions, the form if editable, and the history. */
export function CertificationEditor({ backHref }: { backHref: string | undefined }) {
  const t = useText()
  const query = useCertification()
  const [params, setParams] = useSearchParams()
  const { data: detail } = query
  if (!detail)
    return query.error ? <ErrorState error={query.error} onRetry={query.refresh} /> : <SkeletonBlock height={480} />
  const setStep = (step: string | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (step === undefined) after.delete('step')
      else after.set('step', step)
      return after
    })
  const { state, stage } = detail
  const mayEdit = mayEditCertification(state, stage)
  const mustEdit = (!isCertified(state) && state !== 'REVOKED') || stage === 'REJECTED'
  const isEditing = mayEdit && (mustEdit || params.has('step'))
  return (
    <div className="ct-cert">
      <StateCard
        detail={detail}
        actions={
          <>
            {isCertified(state) && <NextSteps detail={detail} backHref={backHref} />}
            {stage === 'SUBMITTED' && <Withdraw detail={detail} />}
            {mayEdit && !isEditing && (
              <Button
                variant={state === 'EXPIRING' ? 'primary' : 'plain'}
                onClick={() => setStep(state === 'EXPIRING' ? 'papers' : 'company')}
              >
                {t(state === 'EXPIRING' ? 'certification.renew' : 'certification.change')}
              </Button>
            )}
          </>
        }
      />
      {isEditing ? (
        <Editor detail={detail} onSent={() => setStep(undefined)} />
      ) : (
        detail.sent && (
          <Section title={t('certification.sentForm')}>
            <FormFacts form={detail.sent} />
          </Section>
        )
      )}
      {detail.history.length > 0 && (
        <Section title={t('certification.history')}>
          <History detail={detail} />
        </Section>
      )}
    </div>
  )
}

interface EditorProps {
  detail: Certification
  onSent: () => void
}

/** Starts the form from the local draft or the server's version. */
function Editor({ detail, onSent }: EditorProps) {
  const { user } = useSession()
  const editor: LocalEditor = useDraftEditor({
    userId: user?.id,
    formId: 'certification',
    entityId: user?.companyId ?? 'own',
    version: FORM_VERSION,
    begin: (restored) => restored ?? { form: detail.form, baseVersion: detail.version },
  })
  const { start } = editor
  if (!start) return <SkeletonBlock height={480} />
  return <CertificationForm key={start.key} initial={start.first} detail={detail} editor={editor} onSent={onSent} />
}

function Withdraw({ detail }: Pick<EditorProps, 'detail'>) {
  const t = useText()
  const withdraw = useAction(certificationEndpoints.withdraw, { intent: 'certification.withdraw' })
  return (
    <>
      <Button isBusy={withdraw.loading} onClick={() => void withdraw.run({ version: detail.version })}>
        {t('certification.withdraw')}
      </Button>
      <Failure text={failureText(t, withdraw.error)} />
    </>
  )
}

/** Link back to the original page, else the usual next steps of this type of enterprise. */
function NextSteps({ detail, backHref }: { detail: Certification; backHref: string | undefined }): ReactNode {
  const t = useText()
  const { user } = useSession()
  const userType = user?.userType ?? detail.form.userType
  return (
    <>
      {backHref !== undefined && (
        <LinkButton variant="accent" to={backHref}>
          {t('certification.back')}
        </LinkButton>
      )}
      {userType !== 3 && (
        <LinkButton variant={backHref === undefined && userType === 1 ? 'accent' : 'plain'} to={hrefTo('tenderIssue')}>
          {t('certification.next.publish')}
        </LinkButton>
      )}
      {userType !== 1 && (
        <LinkButton
          variant={backHref === undefined ? 'accent' : 'plain'}
          to={hrefTo('tenderSearch', userType === 3 ? { mode: 'LCL' } : {})}
        >
          {t('certification.next.quote')}
        </LinkButton>
      )}
    </>
  )
}
