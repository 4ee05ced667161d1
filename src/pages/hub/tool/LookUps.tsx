import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { TextField } from '@/ui/Field.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { keepLane } from '../../home/quick/recentLanes.ts'
import '../blocks/hubBlocks.css'
import './tool.css'

/** Calculators by the tab that they are. */
const CALCULATORS = ['duty', 'volume', 'container', 'demurrage', 'terms', 'goods'] as const

/** Entry fields of the tools. */
export function LookUps() {
  return (
    <>
      <div className="ct-hub-blocks ct-hub-lookups">
        <SailingLookUp />
        <HsLookUp />
      </div>
      <Calculators />
    </>
  )
}

function SailingLookUp() {
  const t = useText()
  const navigate = useNavigate()
  const { ports } = useFreight()
  const [pol, setPol] = useState<string | null>(null)
  const [pod, setPod] = useState<string | null>(null)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pol && pod) keepLane({ kind: 'sailings', pol, pod })
    void navigate(hrefTo('shippingDates', { ...(pol && { pol }), ...(pod && { pod }) }))
  }
  return (
    <Section className="ct-hub-block" title={t('hub.tool.sailings')}>
      <form role="search" className="ct-hub-lookup" onSubmit={handleSubmit}>
        <PortCombobox label={t('hub.tool.pol')} value={pol} onChange={setPol} options={ports} />
        <PortCombobox label={t('hub.tool.pod')} value={pod} onChange={setPod} options={ports} />
        <Button type="submit" variant="primary">
          {t('hub.tool.sailings.find')}
        </Button>
      </form>
    </Section>
  )
}

function HsLookUp() {
  const t = useText()
  const navigate = useNavigate()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate(hrefTo('customs', typeof q === 'string' && q.trim() ? { q: q.trim() } : {}))
  }
  return (
    <Section className="ct-hub-block" title={t('hub.tool.hs')}>
      <form role="search" className="ct-hub-lookup" onSubmit={handleSubmit}>
        <TextField label={t('hub.tool.hs.label')} name="q" placeholder={t('hub.tool.hs.example')} />
        <Button type="submit" variant="primary">
          {t('hub.tool.hs.find')}
        </Button>
      </form>
    </Section>
  )
}

function Calculators() {
  const t = useText()
  return (
    <nav aria-label={t('hub.tool.calculators')}>
      <ul className="ct-hub-calculators">
        {CALCULATORS.map((tab) => (
          <li key={tab}>
            <RouteLink to={hrefTo('customs', { tab })}>{t(`customs.tab.${tab}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
