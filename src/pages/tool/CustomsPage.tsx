import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LazySection, lazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

interface Tool {
  id: string
  textId: `customs.tab.${'hs' | 'goods' | 'duty' | 'container' | 'volume' | 'demurrage' | 'terms'}`
  Part: ComponentType
}

const NO_PROPS = {}
const placeholder = <SkeletonBlock height={480} />

/** A calculator whose code and texts load when its tab is opened. */
function late(load: () => Promise<ComponentType>, texts: string): ComponentType {
  return () => <LazySection load={load} texts={texts} placeholder={placeholder} props={NO_PROPS} />
}

/** The tools with their modules; the first one is the default. */
const TOOLS: readonly [Tool, ...Tool[]] = [
  {
    id: 'hs',
    textId: 'customs.tab.hs',
    Part: lazySection(async () => (await import('./CustomsHs.tsx')).CustomsHs),
  },
  {
    id: 'goods',
    textId: 'customs.tab.goods',
    Part: lazySection(async () => (await import('@/features/tools/customs/components/GoodsTab.tsx')).GoodsTab),
  },
  {
    id: 'duty',
    textId: 'customs.tab.duty',
    Part: late(
      async () => (await import('@/features/tools/tariff/components/DutyTab.tsx')).DutyTab,
      'tariff tariffCopy',
    ),
  },
  {
    id: 'container',
    textId: 'customs.tab.container',
    Part: late(
      async () => (await import('@/features/tools/tariff/box/components/ContainerTab.tsx')).ContainerTab,
      'tariff boxTool',
    ),
  },
  {
    id: 'volume',
    textId: 'customs.tab.volume',
    Part: late(
      async () => (await import('@/features/tools/tariff/box/components/VolumeTab.tsx')).VolumeTab,
      'tariff tariffCopy loadTool',
    ),
  },
  {
    id: 'demurrage',
    textId: 'customs.tab.demurrage',
    Part: late(
      async () => (await import('@/features/tools/tariff/time/components/TimeTab.tsx')).TimeTab,
      'tariff tariffCopy timeTool',
    ),
  },
  {
    id: 'terms',
    textId: 'customs.tab.terms',
    Part: late(
      async () => (await import('@/features/tools/tariff/terms/components/TermsTab.tsx')).TermsTab,
      'tariff termTool',
    ),
  },
]
const IDS = TOOLS.map(({ id }) => id)

export default function CustomsPage() {
  const t = useText()
  const { tab: wanted } = useAddressValues({ tab: IDS })
  const tool = TOOLS.find(({ id }) => id === wanted) ?? TOOLS[0]
  return (
    <>
      <PageHeader title={t('customs.title')} lead={t('customs.lead')} />
      <TabLinks
        label={t('customs.tabs')}
        items={TOOLS.map(({ id, textId }) => ({
          to: hrefTo('customs', id === TOOLS[0].id ? {} : { tab: id }),
          text: t(textId),
          isCurrent: id === tool.id,
        }))}
      />
      <Suspense fallback={placeholder}>
        <tool.Part />
      </Suspense>
    </>
  )
}
