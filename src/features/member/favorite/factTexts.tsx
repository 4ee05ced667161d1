import type { ReactNode } from 'react'
import type { FavoriteFacts } from '@/contract/member/favorite/schemas.ts'
import { known } from '@/contract/known.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { DateText, PortTime } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'

type FactName =
  | 'title'
  | 'status'
  | 'deadline'
  | 'bidCount'
  | 'nameZh'
  | 'nameEn'
  | 'certified'
  | 'rating'
  | 'completedOrders'
  | 'etd'
  | 'eta'
  | 'transitDays'
  | 'vesselName'
  | 'voyage'
  | 'serviceCode'
  | 'price'
  | 'validTo'
  | 'titleZh'
  | 'titleEn'

/** One displayed fact of a favourite, by its name in the contract. */
interface FactLine {
  name: FactName
  draw: (facts: FavoriteFacts) => ReactNode
}

type Of<Kind extends FavoriteFacts['kind']> = Extract<FavoriteFacts, { kind: Kind }>

/** Creates a line that renders only facts of its own kind. */
function line<Kind extends FavoriteFacts['kind']>(
  kind: Kind,
  name: keyof Of<Kind> & FactName,
  draw: (facts: Of<Kind>) => ReactNode,
): FactLine {
  // Safe: the guard compares the discriminant of the union.
  return { name, draw: (facts) => (facts.kind === kind ? draw(facts as Of<Kind>) : null) }
}

function linesOf(
  t: TextOf,
  zoneOf: (port: string) => string,
  boxOf: (isoCode: string) => string,
): Record<FavoriteFacts['kind'], readonly FactLine[]> {
  const { TENDER, LISTING, COMPANY, SAILING, SERVICE, VESSEL, HS, NEWS } = {
    TENDER: 'TENDER',
    LISTING: 'LISTING',
    COMPANY: 'COMPANY',
    SAILING: 'SAILING',
    SERVICE: 'SERVICE',
    VESSEL: 'VESSEL',
    HS: 'HS',
    NEWS: 'NEWS',
  } as const
  return {
    TENDER: [
      line(TENDER, 'status', ({ status }) => <DictText dict="tender_status" code={status} />),
      line(TENDER, 'deadline', ({ deadline }) => <DateText value={deadline} />),
      line(TENDER, 'bidCount', ({ bidCount }) => t('favorite.fact.bids', { count: bidCount })),
      line(TENDER, 'title', ({ title }) => title),
    ],
    LISTING: [
      line(LISTING, 'price', ({ price, currency, isoCode }) =>
        price === undefined ? (
          t('favorite.fact.price.none')
        ) : (
          <>
            <Money value={{ amount: price, currency }} /> {isoCode && boxOf(isoCode)}
          </>
        ),
      ),
      line(LISTING, 'status', ({ status }) => <DictText dict="listing_status" code={status} />),
      line(LISTING, 'validTo', ({ validTo }) => validTo),
      line(LISTING, 'title', ({ title }) => title),
    ],
    COMPANY: [
      line(COMPANY, 'certified', ({ certified }) =>
        t(certified ? 'favorite.fact.certified.yes' : 'favorite.fact.certified.no'),
      ),
      line(COMPANY, 'rating', ({ rating }) => rating.toFixed(1)),
      line(COMPANY, 'completedOrders', ({ completedOrders }) => completedOrders),
      line(COMPANY, 'nameZh', ({ nameZh }) => nameZh),
    ],
    SAILING: [
      line(SAILING, 'etd', ({ etd, pol }) => <PortTime value={etd} timeZone={zoneOf(pol)} unlocode={pol} />),
      line(SAILING, 'eta', ({ eta, pod }) => <PortTime value={eta} timeZone={zoneOf(pod)} unlocode={pod} />),
      line(SAILING, 'transitDays', ({ transitDays }) => t('common.unit.day', { count: transitDays })),
      line(SAILING, 'vesselName', ({ vesselName }) => vesselName),
      line(SAILING, 'voyage', ({ voyage }) => voyage),
    ],
    PAIR: [],
    SERVICE: [line(SERVICE, 'nameZh', ({ nameZh }) => nameZh), line(SERVICE, 'nameEn', ({ nameEn }) => nameEn)],
    VESSEL: [
      line(VESSEL, 'vesselName', ({ vesselName }) => vesselName),
      line(VESSEL, 'serviceCode', ({ serviceCode }) => serviceCode),
    ],
    PORT: [],
    HS: [line(HS, 'nameZh', ({ nameZh }) => nameZh), line(HS, 'nameEn', ({ nameEn }) => nameEn)],
    NEWS: [
      line(NEWS, 'titleZh', ({ titleZh }) => <span lang="zh-CN">{titleZh}</span>),
      line(NEWS, 'titleEn', ({ titleEn }) => <span lang="en-US">{titleEn}</span>),
    ],
  }
}

/** Facts already in the heading; they get a line only when changed. */
export const IN_HEADING: readonly string[] = ['title', 'nameZh', 'vesselName', 'voyage']

/** Returns the lines for a kind of favourite. */
export function useFactLines(kind: FavoriteFacts['kind']): readonly FactLine[] {
  const t = useText()
  const { portOf, containerTypes } = useFreight()
  const boxOf = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.code ?? isoCode
  return (
    known(
      linesOf(t, (port) => portOf(port)?.timezone ?? 'UTC', boxOf),
      kind,
    ) ?? []
  )
}
