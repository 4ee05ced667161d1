import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { marketDay } from '@/contract/marketDay.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { FORM_VERSION } from '../form.ts'
import { entityOf, initialState } from '../editorState.ts'
import type { IssueSource, LocalEditor } from '../editorState.ts'
import { Wizard } from './Wizard.tsx'

interface EditorProps {
  source: IssueSource
  /** Called with the id when the server has stored a new draft. */
  onSaved: (id: string) => void
  /** Called once it is known whether a published tender is being amended. */
  onKind: (isAmending: boolean) => void
}

/** Loads the stored tender and the local draft, then shows the wizard. */
export function IssueEditor({ source, onSaved, onKind }: EditorProps) {
  const { user, status, isStarting } = useSession()
  // Frozen at mount: saving a new draft sets an id in the URL, which must not load it again.
  const [asked] = useState(source)
  const now = useServerNow(0)
  const isOwn = asked.id !== undefined || asked.copy !== undefined || asked.renew !== undefined
  const isGuest = status === 'anonymous' || status === 'expired'
  const mayAsk = !isGuest && !isStarting
  const stored = useQuery(
    tenderEndpoints.draft,
    { id: asked.id ?? '' },
    { ready: asked.id !== undefined && mayAsk, silent: true },
  )
  const renewed = useQuery(
    agreementEndpoints.detail,
    { id: asked.renew ?? '' },
    { ready: asked.renew !== undefined && asked.id === undefined && mayAsk, silent: true },
  )
  const copyId = asked.copy ?? renewed.data?.tenderId
  const copied = useQuery(
    tenderEndpoints.detail,
    { id: copyId ?? '' },
    { ready: copyId !== undefined && asked.id === undefined && mayAsk, silent: true },
  )
  // Not found as a draft: it may be published and open for quotes, and then it can be amended.
  const mayBePublished = hasCode(stored.error, BUSINESS_CODES.notFound)
  const published = useQuery(
    tenderEndpoints.detail,
    { id: asked.id ?? '' },
    { ready: asked.id !== undefined && mayAsk && mayBePublished, silent: true },
  )
  const isAmendable = published.data?.mine === true && published.data.status === 'QUOTING'
  const parts = {
    source: asked,
    stored: stored.data,
    copied: copied.data,
    published: isAmendable ? published.data : undefined,
    renewed: renewed.data && { agreement: renewed.data, today: marketDay(now) },
  }
  const isLoaded = asked.id !== undefined ? stored.data !== undefined || isAmendable : !isOwn || copied.data?.mine
  const editor: LocalEditor = useDraftEditor({
    userId: user?.id,
    formId: 'tender.issue',
    entityId: entityOf(source),
    version: FORM_VERSION,
    begin: (restored) => {
      if (isStarting || !isLoaded) return undefined
      const loaded = initialState(parts)
      return restored ? { ...loaded, form: restored.form, version: restored.baseVersion ?? loaded.version } : loaded
    },
  })
  const { start } = editor
  if (start)
    return (
      <Wizard
        key={start.key}
        initial={start.first}
        entity={entityOf(source)}
        editor={editor}
        onSaved={onSaved}
        onKind={onKind}
      />
    )
  if (isOwn && isGuest) return <LoginFirst />
  if (mayBePublished && !published.error && !published.data) return <SkeletonBlock height={480} />
  const error = published.error ?? stored.error ?? renewed.error ?? copied.error
  if (hasCode(error, BUSINESS_CODES.notFound) || (copied.data && !copied.data.mine)) return <Missing />
  if (error)
    return (
      <ErrorState
        onRetry={() =>
          asked.id === undefined
            ? (renewed.error ? renewed : copied).refresh()
            : mayBePublished
              ? published.refresh()
              : stored.refresh()
        }
      />
    )
  return <SkeletonBlock height={480} />
}

function LoginFirst() {
  const t = useText()
  return (
    <EmptyState
      title={t('common.access.login')}
      text={t('issue.login.text')}
      action={
        <LinkButton variant="primary" to={loginAddress(location.href)}>
          {t('common.action.login')}
        </LinkButton>
      }
    />
  )
}

function Missing() {
  const t = useText()
  return (
    <EmptyState
      title={t('issue.missing')}
      text={t('issue.missing.text')}
      action={
        <>
          <LinkButton to={hrefTo('myTenderBids')}>{t('issue.mine')}</LinkButton>
          <LinkButton variant="primary" to={hrefTo('tenderIssue')}>
            {t('issue.new')}
          </LinkButton>
        </>
      }
    />
  )
}
