import { hasLane } from '@/contract/market/listing/kinds.ts'
import { useSearchParams } from 'react-router-dom'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'

const OF_LANES = ['pol', 'pod', 'carrierScac', 'etdFrom', 'etdTo', 'directOnly']

/** Tabs of the listing kinds; filters stay if the kind supports them. */
export function KindTabs({ kind }: { kind: string | undefined }) {
  const t = useText()
  const [params] = useSearchParams()
  const kinds = useDict('listing_kind')
  const addressOf = (wanted?: ListingKind) => {
    const next = new URLSearchParams(params)
    const gone = wanted === undefined ? [] : hasLane(wanted) ? ['provinceCode'] : OF_LANES
    for (const name of ['kind', 'current', ...gone]) next.delete(name)
    if (wanted) next.set('kind', wanted)
    const text = next.toString()
    return text === '' ? hrefTo('market') : `${hrefTo('market')}?${text}`
  }
  return (
    <TabLinks
      label={t('market.kinds')}
      items={[
        { to: addressOf(), text: t('market.kind.all'), isCurrent: kind === undefined },
        ...LISTING_KINDS.map((one) => ({ to: addressOf(one), text: kinds.labelOf(one), isCurrent: kind === one })),
      ]}
    />
  )
}
