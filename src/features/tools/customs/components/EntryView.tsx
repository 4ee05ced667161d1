import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BusinessError } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'
import { useCustoms } from '../useCustoms.ts'
import { CodeLinks } from './CodeLinks.tsx'
import { CompareForm } from './CompareForm.tsx'
import { Declaration } from './Declaration.tsx'
import { useHsFacts } from './facts.tsx'
import type { GoodsDialogProps } from './GoodsDialog.tsx'

/** Renders the favourite button of a code; provided by the page. */
export type StarOf = (code: string) => ReactNode

/** One tariff line: rates, supervision letters, units, elements, source and actions. */
export function EntryView({ code, star }: { code: string; star: StarOf }) {
  const t = useText()
  const { q } = useCustoms()
  const { data, error, refresh } = useQuery(customsEndpoints.detail, { code }, { silent: true })
  const back = q ? (
    <LinkButton size="small" variant="quiet" to={hrefTo('customs', { q })}>
      {t('customs.back.results')}
    </LinkButton>
  ) : (
    <LinkButton size="small" variant="quiet" to={hrefTo('customs', { chapter: code.slice(0, 2) })}>
      {t('customs.tree')}
    </LinkButton>
  )
  if (error instanceof BusinessError && error.code === 4004)
    return (
      <EmptyState
        title={t('customs.detail.gone', { code })}
        text={t('customs.detail.gone.text')}
        action={<LinkButton to={hrefTo('customs', { q: code.slice(0, 4) })}>{t('customs.found.nearest')}</LinkButton>}
      />
    )
  if (!data) return error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={480} />
  const isHeading = data.status === 'HEADING'
  return (
    <>
      <EntryHead entry={data} star={star} back={back} />
      <Split
        aside={
          <>
            {data.near.length > 0 && !isHeading && (
              <Section title={t('customs.detail.near')}>
                <CodeLinks lines={data.near} label={t('customs.detail.near')} q={q} />
              </Section>
            )}
            {!isHeading && <CompareForm entry={data} />}
          </>
        }
      >
        {isHeading ? (
          <Section title={t('customs.detail.entries')}>
            {data.near.length > 0 ? (
              <CodeLinks lines={data.near} label={t('customs.detail.entries')} q={q} />
            ) : (
              <p className="ct-dim">{t('customs.tree.noEntries')}</p>
            )}
          </Section>
        ) : (
          data.status !== 'WITHDRAWN' && <Declaration code={code} elements={data.elements} />
        )}
      </Split>
    </>
  )
}

function EntryHead({ entry, star, back }: { entry: HsEntry; star: StarOf; back: ReactNode }) {
  const t = useText()
  const nameOf = useNameOf()
  const { locale } = useLocale()
  const factsOf = useHsFacts()
  const other = locale === 'zh-CN' ? entry.nameEn : entry.nameZh
  const where = [
    { label: t('customs.detail.other'), value: other, span: 2 as const },
    {
      label: t('customs.detail.heading'),
      value: <RouteLink to={hrefTo('customs', { code: entry.heading.code })}>{named(entry.heading, nameOf)}</RouteLink>,
    },
    {
      label: t('customs.detail.chapter'),
      value: (
        <RouteLink to={hrefTo('customs', { chapter: entry.chapter.code })}>{named(entry.chapter, nameOf)}</RouteLink>
      ),
    },
  ]
  return (
    <Section title={named(entry, nameOf)} actions={back}>
      <div className="ct-customs-facts">
        <SourceNote entry={entry} />
        <DefinitionGrid items={entry.status === 'HEADING' || !entry.source ? where : [...factsOf(entry), ...where]} />
      </div>
      <div className="ct-customs-actions">
        {entry.status !== 'WITHDRAWN' && <UseButtons entry={entry} />}
        {star(entry.code)}
      </div>
    </Section>
  )
}

/** What a code in force is used for. */
function UseButtons({ entry }: { entry: HsEntry }) {
  const t = useText()
  return (
    <>
      <LinkButton variant="primary" to={hrefTo('tenderIssue', { hs: entry.code })}>
        {t('customs.detail.tender')}
      </LinkButton>
      {entry.code.length === 10 && (
        <LinkButton to={hrefTo('customs', { tab: 'duty', code: entry.code })}>{t('customs.detail.duty')}</LinkButton>
      )}
      <KeepButton entry={entry} />
    </>
  )
}

const named = (thing: HsEntry['heading'], nameOf: (thing: HsEntry['heading']) => string): string =>
  `${thing.code} ${nameOf(thing)}`

/** Reliability of the line: source, date, and replaced codes. */
function SourceNote({ entry }: { entry: HsEntry }) {
  const t = useText()
  const formats = useFormats()
  const { source, status } = entry
  // Of most withdrawn codes nothing is known but what replaced them.
  const isBare = status === 'WITHDRAWN' && !source
  const words = source && {
    source: hostOf(source.url),
    day: formats.date(source.readOn),
    dated: source.dated ?? 'none',
  }
  return (
    <>
      {entry.replacedBy.length > 0 && (
        <Notice tone="warn">
          {t('customs.detail.replacedBy')} <Codes codes={entry.replacedBy} />
        </Notice>
      )}
      {!isBare && (
        <Notice tone={status === 'CHECKED' || status === 'HEADING' ? 'sea' : 'warn'}>
          {status === 'HEADING' && t('customs.detail.headingNote')}
          {words && (status === 'CHECKED' || status === 'WITHDRAWN') && t('customs.detail.checked', words)}
          {words && status === 'SAMPLE' && t(source.url ? 'customs.detail.sample' : 'customs.detail.known', words)}
          {entry.replaces.length > 0 && ` ${t('customs.detail.replaces')} ${entry.replaces.join(' ')}`}
        </Notice>
      )}
    </>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  return codes.map((code) => (
    <RouteLink key={code} to={hrefTo('customs', { code })} className="ct-code">
      {code}
    </RouteLink>
  ))
}

/** Host of a URL; a text that is not a URL is returned unchanged. */
function hostOf(url: string): string {
  return /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url
}

function KeepButton({ entry }: { entry: HsEntry }) {
  const t = useText()
  const may = useAccess()
  const navigate = useNavigate()
  const [turn, setTurn] = useState(0)
  const dialog = useLazyComponent<GoodsDialogProps>(
    () => import('./GoodsDialog.tsx').then((file) => file.GoodsDialog),
    t('ui.error.text'),
  )
  const isGuest = may('member.area').reason === 'login'
  const open = () => {
    setTurn(turn + 1)
    void dialog.open()
  }
  const { code: hsCode, nameZh, nameEn } = entry
  return (
    <>
      <Button isBusy={dialog.isLoading} onClick={() => (isGuest ? void navigate(loginAddress(location.href)) : open())}>
        {t('customs.detail.keep')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          key={turn}
          goods={undefined}
          start={{ hsCode, nameZh, nameEn, elements: [] }}
          onClose={dialog.close}
          onDone={dialog.close}
        />
      )}
    </>
  )
}
