import type { HomeOverview } from '@/contract/home/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'

const SHOWN = ['openTenders', 'openTeu', 'bids30d', 'awarded30d', 'enterprises', 'forwarders'] as const
const TEXT = {
  openTenders: 'home.figures.openTenders',
  openTeu: 'home.figures.openTeu',
  bids30d: 'home.figures.bids30d',
  awarded30d: 'home.figures.awarded30d',
  enterprises: 'home.figures.enterprises',
  forwarders: 'home.figures.forwarders',
} as const

/** What the marketplace holds at this moment, counted by the server. */
export function Figures({ figures }: { figures: HomeOverview['figures'] }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <dl className="ct-figures" aria-label={t('home.figures.title')}>
      {SHOWN.map((name) => (
        <div key={name}>
          <dt>{t(TEXT[name])}</dt>
          <dd>{number(figures[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
