import type { Relaxation, TenderHelp } from '@/contract/trade/tender/help/schemas.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import './insight.css'

interface RelaxProps {
  help: TenderHelp
  /** An open tender can be amended; for a closed one a new tender can ask for less. */
  isOpen: boolean
}

/** Changes that would attract more bidders, the most effective first. */
export function Relaxations({ help, isOpen }: RelaxProps) {
  const t = useText()
  if (help.relax.length === 0)
    return <p className="ct-dim">{t(help.onLane === 0 ? 'insight.relax.nobody' : 'insight.relax.none')}</p>
  const most = Math.max(...help.relax.map(({ more }) => more))
  return (
    <div className="ct-insight-relax">
      <h3 className="ct-h3">{t(isOpen ? 'insight.relax.open' : 'insight.relax.closed')}</h3>
      <ol>
        {help.relax.map((one) => (
          <li key={one.demand}>
            <span className="ct-insight-words">
              <Words relaxation={one} />
              {isOpen && one.demand === 'QUOTING' && <span className="ct-dim"> {t('insight.relax.onlyNew')}</span>}
            </span>
            <strong className="ct-insight-more">{t('insight.relax.more', { count: one.more })}</strong>
            <span className="ct-insight-bar" aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(4, (one.more / most) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className="ct-dim">{t('insight.relax.basis')}</p>
    </div>
  )
}

function Words({ relaxation: { demand, hours = 0, codes = [], quoting = 'SEALED' } }: { relaxation: Relaxation }) {
  const t = useText()
  const { chargeName } = useFreight()
  const { labelOf } = useDict('quoting_mode')
  switch (demand) {
    case 'DEADLINE':
      return t('insight.demand.DEADLINE', { time: durationText(t, hours * 60) })
    case 'CHARGES':
      return t('insight.demand.CHARGES', { codes: codes.map((code) => `${code} ${chargeName(code)}`).join(', ') })
    case 'QUOTING':
      return t('insight.demand.QUOTING', { name: labelOf(quoting) })
    case 'DIRECT':
    case 'TRANSIT':
    case 'FREE_DAYS':
    case 'INVITED':
      return t(`insight.demand.${demand}`)
  }
}
