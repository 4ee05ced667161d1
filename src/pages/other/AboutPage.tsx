import { About } from '@/features/front/about/components/About.tsx'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function AboutPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('about.title')} lead={t('about.lead')} />
      <About />
    </>
  )
}
