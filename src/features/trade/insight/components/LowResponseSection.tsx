import { useQuery } from '@/api/useQuery.ts'
import { tenderHelpEndpoints } from '@/contract/trade/tender/help/endpoints.ts'
import type { TenderHelp } from '@/contract/trade/tender/help/schemas.ts'
import { HELP_DAYS } from '@/contract/trade/tender/help/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Split.tsx'
import type { LowResponseTender } from './LowResponseHelp.tsx'
import { Positions } from './Positions.tsx'
import { Relaxations } from './Relaxations.tsx'

/** Possible bidders of a tender, obstacles and suggested actions. */
export function LowResponseSection({ tender }: { tender: LowResponseTender }) {
  const t = useText()
  const query = useQuery(tenderHelpEndpoints.help, { id: tender.id }, { silent: true, refreshOnFocus: true })
  const { data, error } = query
  const kind = tender.bidCount === 1 ? 'one' : tender.status === 'QUOTING' ? 'none' : 'failed'
  return (
    <Section title={t(`insight.thin.${kind}`)} note={t('insight.thin.note', { days: HELP_DAYS })}>
      <Stack>
        {kind === 'one' && <Notice tone="warn">{t('insight.thin.one.text')}</Notice>}
        {query.isFirstLoad && <SkeletonBlock height={180} />}
        {error && !data && <ErrorState error={query.error} onRetry={query.refresh} />}
        {data && <Counts help={data} />}
        {data && data.positions.length > 0 && <Positions positions={data.positions} lanes={tender.lanes} />}
        {data && <Relaxations help={data} isOpen={tender.status === 'QUOTING'} />}
        <Links tender={tender} />
      </Stack>
    </Section>
  )
}

function Counts({ help }: { help: TenderHelp }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <DefinitionGrid
      items={[
        { label: t('insight.thin.able'), value: number(help.able) },
        { label: t('insight.thin.onLane'), value: number(help.onLane) },
        { label: t('insight.thin.fitting'), value: number(help.fitting) },
        ...(help.usual ? [{ label: t('insight.thin.usual'), value: number(help.usual.bids) }] : []),
      ]}
    />
  )
}

function Links({ tender }: { tender: LowResponseTender }) {
  const t = useText()
  return (
    <div className="ct-insight-ways">
      {tender.status === 'QUOTING' && (
        <LinkButton variant="primary" to={hrefTo('tenderIssue', { id: tender.id })}>
          {t('insight.thin.amend')}
        </LinkButton>
      )}
      <LinkButton
        variant={tender.status === 'FAILED' ? 'primary' : 'plain'}
        to={hrefTo('tenderIssue', { copy: tender.id })}
      >
        {t('insight.thin.copy')}
      </LinkButton>
      <LinkButton variant="quiet" to={hrefTo('myCollect', { type: 'COMPANY' })}>
        {t('insight.thin.partners')}
      </LinkButton>
    </div>
  )
}
