import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { ForwardIcon } from '@/ui/icons.tsx'
import type { PortOption } from '@/ui/portSearch.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { routes } from '@/routes/table.ts'
import { ANY_LANE, LaneSearch } from './LaneSearch.tsx'
import type { LaneFields } from './quick/QuickLine.tsx'
import './hero.css'

const audiences = [
  {
    href: routes.tenderIssue.path,
    name: 'home.audience.traders',
    line: 'home.audience.traders.line',
    go: 'home.audience.traders.go',
  },
  {
    href: routes.tenderSearch.path,
    name: 'home.audience.forwarders',
    line: 'home.audience.forwarders.line',
    go: 'home.audience.forwarders.go',
  },
  {
    href: `${routes.tenderSearch.path}?mode=LCL`,
    name: 'home.audience.fleet',
    line: 'home.audience.fleet.line',
    go: 'home.audience.fleet.go',
  },
] as const

/** Markings as stencilled on a container: owner code with a correct check digit, size and type, weights. */
const MARKS = ['CTGU 304215 2', '45G1', 'MAX GROSS 32,500 KG', 'TARE 3,870 KG', 'CU.CAP. 76.4 CU.M'] as const

interface HeroProps {
  ports?: readonly PortOption[] | undefined
  /** The member's todos; replaces the three audience links. */
  work?: ReactNode
}

/**
 * First screen of the home page: claim, search, three audience links. Also prerendered at build time, then without
 * ports.
 */
export function HomeHero({ ports = [], work }: HeroProps) {
  const t = useText()
  const [lane, setLane] = useState(ANY_LANE)
  const fill = useCallback((part: Partial<LaneFields>) => setLane((before) => ({ ...before, ...part })), [])
  return (
    <div className="ct-hero">
      <div className="ct-steel">
        <div className="ct-page ct-steel-in">
          <div className="ct-hero-words">
            <h1 tabIndex={-1} className="ct-hero-title">
              {t('home.hero.title')}
            </h1>
            <p className="ct-hero-lead">{t('home.hero.lead')}</p>
          </div>
          <div className="ct-stencil" aria-hidden="true">
            {MARKS.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        </div>
      </div>
      <div className="ct-page ct-hero-sheet">
        <LaneSearch ports={ports} lane={lane} onChange={fill} />
        {work || <Audiences />}
      </div>
    </div>
  )
}

/** The three kinds of enterprises, each with its benefit. */
function Audiences() {
  const t = useText()
  return (
    <nav aria-label={t('home.audience.label')}>
      <ul className="ct-audiences">
        {audiences.map(({ href, name, line, go }) => (
          <li key={name} className="ct-audience">
            <strong>{t(name)}</strong>
            <p>{t(line)}</p>
            <RouteLink to={href}>
              {t(go)} <ForwardIcon size={16} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
