import type { Favorite } from '@/contract/member/favorite/schemas.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import type { Locale } from '@/i18n/locale.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { IN_HEADING, useFactLines } from '../factTexts.tsx'
import './favorite.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface Headed {
  titleZh?: string | undefined
  titleEn?: string | undefined
}

interface Cell {
  row: Favorite
}

/** Title of an article in the current language, or in the only one available. */
function titleIn({ titleZh = '', titleEn = '' }: Headed, locale: Locale): string {
  return locale === 'zh-CN' ? titleZh || titleEn : titleEn || titleZh
}

/** Returns a function that names a favourite. */
export function useFavoriteName(): (row: Favorite) => string {
  const nameOf = useNameOf()
  const { portName } = useFreight()
  const { locale } = useLocale()
  return ({ now, before }) => {
    const facts = now ?? before
    if (facts.kind === 'TENDER' || facts.kind === 'LISTING') return facts.title
    if (facts.kind === 'NEWS') return titleIn(facts, locale)
    if (facts.kind === 'SAILING') return `${facts.vesselName} ${facts.voyage}`
    if (facts.kind === 'PAIR') return `${facts.pol}-${facts.pod}`
    if (facts.kind === 'VESSEL') return facts.vesselName
    if (facts.kind === 'PORT') return `${facts.unlocode} ${portName(facts.unlocode)}`
    return facts.kind === 'HS' || facts.kind === 'SERVICE'
      ? `${facts.code} ${nameOf(facts)}`
      : nameOf({ nameZh: facts.nameZh, nameEn: facts.nameEn ?? facts.nameZh })
  }
}

/** URL of an item. */
function placeOf(facts: Favorite['before'], id: string): string {
  switch (facts.kind) {
    case 'TENDER':
      return hrefTo('tenderDetail', { id })
    case 'LISTING':
      return hrefTo('marketDetail', { id })
    case 'NEWS':
      return hrefTo('newsDetail', { id })
    case 'SAILING':
      return hrefTo('shippingDates', { id })
    case 'PAIR':
      return hrefTo('shippingDates', { pol: facts.pol, pod: facts.pod })
    case 'PORT':
      return hrefTo('shippingDates', { view: 'port', port: id })
    case 'SERVICE':
      return hrefTo('shippingDates', { view: 'service', service: id })
    case 'VESSEL':
      return hrefTo('shippingDates', { view: 'vessel', vessel: id })
    case 'COMPANY':
      return hrefTo('audienceZone', { id: facts.userType, company: id })
    case 'HS':
      return hrefTo('customs', { code: facts.code })
  }
}

/** Name of the item with a link if it has a page, and its outcome if it has ended. */
export function TargetCell({ row }: Cell) {
  const t = useText()
  const name = useFavoriteName()(row)
  const facts = row.now ?? row.before
  const shown = facts.kind === 'SAILING' && facts.isDummyVessel ? t('favorite.sailing.unnamed') : name
  const typed = <TypedText>{shown}</TypedText>
  const place = row.now && placeOf(facts, row.targetId)
  return (
    <div className="ct-favorite-thing">
      {place ? <RouteLink to={place}>{typed}</RouteLink> : <strong>{typed}</strong>}
      {row.gone && <StatusTag tone="danger">{t(`favorite.gone.${row.gone}`)}</StatusTag>}
      <Under row={row} />
    </div>
  )
}

function Under({ row }: Cell) {
  const t = useText()
  const may = useAccess()
  const { locale } = useLocale()
  const facts = row.now ?? row.before
  switch (facts.kind) {
    case 'TENDER':
      return (
        <>
          <LaneText pol={facts.pol} pod={facts.pod} />
          <span className="ct-dim">
            {facts.no} · {wordsIn(locale, facts.buyerZh, facts.buyerEn)}
          </span>
        </>
      )
    case 'LISTING':
      return (
        <>
          {facts.pol ? (
            <LaneText pol={facts.pol} pod={facts.pod} />
          ) : (
            <span>{facts.cityName && <TypedText>{facts.cityName}</TypedText>}</span>
          )}
          <span className="ct-dim">
            <DictText dict="listing_kind" code={facts.listingKind} /> · {facts.no} ·{' '}
            {wordsIn(locale, facts.sellerZh, facts.sellerEn)}
          </span>
        </>
      )
    case 'COMPANY':
      return (
        <span className="ct-dim">
          {t(`common.userType.${facts.userType}`)} · {facts.cityName}
        </span>
      )
    case 'SAILING':
      return (
        <>
          <LaneText pol={facts.pol} pod={facts.pod} />
          <span className="ct-dim">
            {facts.carrierScac} {facts.serviceCode}
          </span>
          {may('tender.draft').allowed && !row.gone && (
            <RouteLink
              to={hrefTo('tenderIssue', {
                pol: facts.pol,
                pod: facts.pod,
                mode: 'FCL',
                etdFrom: facts.etd.slice(0, 10),
                etdTo: facts.etd.slice(0, 10),
                sailing: row.targetId,
              })}
            >
              {t('favorite.use')}
            </RouteLink>
          )}
        </>
      )
    case 'PAIR':
      return <LaneText pol={facts.pol} pod={facts.pod} />
    case 'VESSEL':
      return (
        <span className="ct-dim">
          IMO {facts.imo} · {facts.serviceCode}
        </span>
      )
    case 'NEWS':
      return (
        <span className="ct-dim">
          <DictText dict="news_category" code={facts.category} /> ·{' '}
          <DateText value={facts.publishedAt} precision="date" />
        </span>
      )
    case 'HS':
      return may('tender.draft').allowed ? (
        <RouteLink to={hrefTo('tenderIssue', { hs: facts.code })}>{t('favorite.use')}</RouteLink>
      ) : null
    case 'SERVICE':
    case 'PORT':
    default:
      return null
  }
}

/** Kinds of which the heading says all but what has changed. */
const ONLY_CHANGES: readonly FavoriteKind[] = ['HS', 'NEWS', 'PAIR', 'SERVICE', 'VESSEL', 'PORT']

/** Current facts, and the previous value beside each changed one. */
export function CompareCell({ row }: Cell) {
  const t = useText()
  const lines = useFactLines(row.before.kind).filter(
    ({ name }) => row.changed.includes(name) || (!IN_HEADING.includes(name) && !ONLY_CHANGES.includes(row.before.kind)),
  )
  if (lines.length === 0) return <span className="ct-dim">{t('favorite.same')}</span>
  return (
    <dl className="ct-favorite-facts">
      {lines.map(({ name, draw }) => {
        const isChanged = row.changed.includes(name)
        return (
          <div key={name} className={isChanged ? 'ct-favorite-changed' : undefined}>
            <dt>{t(`favorite.fact.${name}`)}</dt>
            <dd>
              {draw(row.now ?? row.before)}
              {isChanged && <Chip tone="accent">{t('favorite.changed')}</Chip>}
              {isChanged && (
                <span className="ct-favorite-was">
                  {t('favorite.was', { value: '' })}
                  {draw(row.before)}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
