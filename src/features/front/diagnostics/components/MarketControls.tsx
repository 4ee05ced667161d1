import { useState } from 'react'
import type { DemoState } from '@/contract/demo/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Card, Section } from '@/ui/Card.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { useMarket } from '../useMarket.ts'
import type { Market } from '../useMarket.ts'
import { useControls } from '../operatorKey.ts'
import { OperatorKey } from './OperatorKey.tsx'
import { FaultForm } from './FaultForm.tsx'
import { MarketClock } from './MarketClock.tsx'
import './diagnostics.css'

function Counts({ counts }: { counts: DemoState['counts'] }) {
  return (
    <span className="ct-counts">
      {Object.entries(counts).map(([name, count]) => (
        <span key={name} className="ct-code">
          {name} {count}
        </span>
      ))}
    </span>
  )
}

function RobotsAndReset({ market, robots }: { market: Market; robots: boolean }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const handleReset = () => {
    setAsking(false)
    void market.reset()
  }
  return (
    <Card>
      <div className="ct-mockrow">
        <CheckBox
          label={t('diagnostics.mock.robots')}
          checked={robots}
          onChange={(event) => market.setRobots(event.target.checked)}
        />
      </div>
      <div className="ct-mockrow">
        <Button variant="danger" isBusy={market.isBusy} onClick={() => setAsking(true)}>
          {t('diagnostics.mock.reset')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('diagnostics.mock.reset.title')}
        confirmText={t('diagnostics.mock.reset')}
        onCancel={() => setAsking(false)}
        onConfirm={handleReset}
      >
        <p>{t('diagnostics.mock.reset.text')}</p>
      </ConfirmDialog>
    </Card>
  )
}

/** Controls of a simulated market; renders nothing on a real back end. PRODUCT /test. */
export function MarketControls() {
  const t = useText()
  const market = useMarket()
  const { state } = market
  const { needsKey } = useControls()
  if (!state) return needsKey ? <OperatorKey /> : null
  return (
    <Section
      title={t(needsKey ? 'diagnostics.pilot' : 'diagnostics.mock')}
      note={t(needsKey ? 'diagnostics.pilot.note' : 'diagnostics.mock.note')}
    >
      <DefinitionGrid
        items={[
          { label: t('diagnostics.mock.host'), value: t(`diagnostics.mock.host.${state.host}`) },
          { label: t('diagnostics.mock.store'), value: state.store },
          { label: t('diagnostics.mock.counts'), value: <Counts counts={state.counts} />, span: 4 },
        ]}
      />
      <div className="ct-mockgrid">
        <MarketClock market={market} aheadMs={state.marketAheadMs} dayMs={state.dayMs} />
        <FaultForm market={market} faults={state.faults} />
        <RobotsAndReset market={market} robots={state.robots} />
      </div>
    </Section>
  )
}
