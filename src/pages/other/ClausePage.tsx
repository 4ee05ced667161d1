import { useEffect } from 'react'
import { ClauseContents, Clauses } from '@/features/legal/components/Clauses.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'

/** Day on which this version came into force, in Shanghai. */
const VERSION = '2026-11-21T00:00:00+08:00'

export default function ClausePage() {
  const t = useText()
  useEffect(() => {
    // An address that names a clause was opened before the page was there.
    const id = window.location.hash.slice(1)
    if (id) document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
  }, [])
  return (
    <>
      <PageHeader
        title={t('legal.title')}
        lead={t('legal.lead')}
        tags={
          <span className="ct-section-note">
            {t('legal.version')} <DateText value={VERSION} precision="date" timeZone="Asia/Shanghai" />
          </span>
        }
        actions={
          <span className="ct-noprint">
            <Button onClick={() => window.print()}>{t('legal.print')}</Button>
          </span>
        }
      />
      <div className="ct-clauses-page">
        <ClauseContents />
        <Clauses />
      </div>
    </>
  )
}
