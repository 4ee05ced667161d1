import { useText } from '@/i18n/useText.ts'
import { Land } from '@/ui/map/Land.tsx'
import '@/ui/map.css'
import './login.css'

/** Markings as stencilled on a container: owner code with a correct check digit, size and type. */
const MARKS = ['CTGU 304215 2', '45G1'] as const
/** Lanes from the Pearl River and the Yangtze, as SVG arcs in the map's units of half a degree. */
const LANES = [
  'M227 -45Q140 -120 10 -104',
  'M243 -63Q390 -150 484 -70',
  'M227 -45Q215 -10 208 -3',
  'M243 -63Q330 60 302 68',
  'M240 -62Q170 -20 110 -50',
] as const
const FRAME = { x: -20, y: -140, width: 540, height: 225 }
const POINTS = ['account.side.point.1', 'account.side.point.2', 'account.side.point.3'] as const

/** Decorative panel beside the form: product claims, lanes and container markings. */
export function LoginSide() {
  const t = useText()
  return (
    <aside className="ct-signin-side">
      <div className="ct-signin-marks" aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <svg className="ct-signin-map" viewBox="-20 -140 540 225" aria-hidden="true">
        <Land frame={FRAME} />
        {LANES.map((path) => (
          <path key={path} className="ct-signin-lane" d={path} />
        ))}
      </svg>
      <div className="ct-signin-words">
        <p className="ct-signin-slogan">{t('account.side.title')}</p>
        <p>{t('account.side.text')}</p>
        <ul className="ct-signin-points">
          {POINTS.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
