import { hasLane } from '@/contract/market/listing/kinds.ts'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterTabs } from '@/lists/FilterTabs.tsx'
import { useDict } from '@/reference/useReferences.ts'

const OF_LANES = ['pol', 'pod', 'carrierScac', 'etdFrom', 'etdTo', 'directOnly']
const OF_PLACES = ['provinceCode']

/** Tabs of the listing kinds; filters stay if the kind supports them. */
export function KindTabs({ kind }: { kind: string | undefined }) {
  const t = useText()
  const { labelOf } = useDict('listing_kind')
  return (
    <FilterTabs
      label={t('market.kinds')}
      name="kind"
      current={kind}
      tabs={[
        { text: t('market.kind.all') },
        ...LISTING_KINDS.map((value) => ({
          value,
          text: labelOf(value),
          without: hasLane(value) ? OF_PLACES : OF_LANES,
        })),
      ]}
    />
  )
}
