import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ClauseContents, Clauses } from '@/features/front/legal/components/Clauses.tsx'
import { LastChange, VersionSelect } from '@/features/front/legal/components/Versions.tsx'
import { startOf, VERSIONS } from '@/features/front/legal/versions.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

export default function ClausePage() {
  const t = useText()
  const { hash } = useLocation()
  const [, setParams] = useSearchParams()
  const { v: version = VERSIONS[0] } = useAddressValues({ v: VERSIONS })
  useEffect(() => {
    // The browser resolved the fragment before this page was rendered, so scroll again.
    const id = hash.slice(1)
    if (id) document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView?.()
  }, [hash])
  return (
    <>
      <PageHeader
        title={t('legal.title')}
        lead={t('legal.lead')}
        tags={
          <span className="ct-section-note">
            {t('legal.version')} <DateText value={startOf(version)} precision="date" timeZone="Asia/Shanghai" />
          </span>
        }
        actions={
          <span className="ct-noprint">
            <Button onClick={() => window.print()}>{t('legal.print')}</Button>
          </span>
        }
      />
      <div className="ct-clauses-bar">
        <VersionSelect
          version={version}
          onChange={(next) => setParams(next === VERSIONS[0] ? {} : { v: next }, { replace: true })}
        />
        <LastChange />
      </div>
      {version !== VERSIONS[0] && (
        <Notice tone="warn">
          {t('legal.old')} <RouteLink to={hrefTo('terms')}>{t('legal.old.now')}</RouteLink>
        </Notice>
      )}
      <div className="ct-clauses-page">
        <ClauseContents version={version} />
        <Clauses version={version} />
      </div>
    </>
  )
}
