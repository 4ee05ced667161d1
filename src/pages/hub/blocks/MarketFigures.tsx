import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { BLOCK } from '../../home/options.ts'
import './hubBlocks.css'

const SHOWN = ['openTenders', 'openTeu', 'bids30d', 'awarded30d', 'enterprises'] as const

/** Figures of the whole market, counted by the server. */
export function MarketFigures() {
  const t = useText()
  const { number } = useFormats()
  const query = useQuery(homeEndpoints.overview, {}, BLOCK)
  return (
    <QueryBlock query={query} height={74} narrow={222}>
      {({ figures }) => (
        <dl className="ct-hub-figures" aria-label={t('hub.figures')}>
          {SHOWN.map((name) => (
            <div key={name}>
              <dt>{t(`hub.figures.${name}`)}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBlock>
  )
}
