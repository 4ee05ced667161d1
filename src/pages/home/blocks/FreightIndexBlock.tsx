import { useState } from 'react'
import { useIsPretend } from '@/api/useMarketKind.ts'
import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import type { FreightIndex, WeeklySeries } from '@/contract/front/home/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { RangeChart } from '@/ui/charts/RangeChart.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { BLOCK } from '../options.ts'

type Line = WeeklySeries['lines'][number]
type Kind = keyof FreightIndex
const KINDS: readonly Kind[] = ['index', 'offers']

/** The published index, or what sellers ask here, for all trade lanes and each of them. */
export function FreightIndexBlock() {
  const t = useText()
  const query = useQuery(homeEndpoints.freightIndex, {}, BLOCK)
  const [kind, setKind] = useState<Kind>('index')
  const isPretend = useIsPretend()
  return (
    <Section
      title={t('home.index.title')}
      note={t(kind === 'index' && isPretend ? 'home.index.note.demo' : `home.index.note.${kind}`)}
      actions={KINDS.map((one) => (
        <button
          key={one}
          type="button"
          className="ct-index-pick"
          aria-pressed={one === kind}
          onClick={() => setKind(one)}
        >
          {t(`home.index.${one}`)}
        </button>
      ))}
    >
      <QueryBlock query={query} height={380}>
        {(series) => <Index key={kind} index={series[kind]} />}
      </QueryBlock>
    </Section>
  )
}

const lastOf = ({ values }: Line): number | undefined => values.findLast((value) => value !== null) ?? undefined

function Index({ index: { weeks, lines } }: { index: WeeklySeries }) {
  const t = useText()
  const { date, number } = useFormats()
  const { laneName } = useFreight()
  const [chosen, setChosen] = useState('')
  const line = lines.find(({ laneId = '' }) => laneId === chosen) ?? lines[0]
  const nameOf = ({ laneId }: Line): string => (laneId === undefined ? t('home.index.all') : laneName(laneId))
  const last = line && lastOf(line)
  if (!line || last === undefined) return <EmptyState title={t('home.index.none')} />
  const figures = line.values.filter((value) => value !== null)
  return (
    <div className="ct-index">
      <RangeChart
        title={nameOf(line)}
        summary={t('home.index.summary', {
          name: nameOf(line),
          last: number(last),
          low: number(Math.min(...figures)),
          high: number(Math.max(...figures)),
          weeks: weeks.length,
        })}
        format={number}
        points={weeks.map((week, at) => {
          const value = line.values[at] ?? undefined
          return { label: date(week, 'UTC'), low: value, middle: value, high: value }
        })}
      />
      <table className="ct-hottable">
        <caption className="ct-hidden">{t('home.index.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('home.index.lane')}</th>
            <th scope="col">{t('home.index.last')}</th>
            <th scope="col" className="ct-index-week">
              {t('home.index.week')}
            </th>
            <th scope="col">{t('home.index.change')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <tr key={row.laneId ?? ''}>
              <td>
                <button
                  type="button"
                  className="ct-index-pick"
                  aria-pressed={row === line}
                  onClick={() => setChosen(row.laneId ?? '')}
                >
                  {nameOf(row)}
                </button>
              </td>
              <td>{number(lastOf(row) ?? 0)}</td>
              <td className="ct-index-week">
                <Change pct={row.weekPct} />
              </td>
              <td>
                <Change pct={row.changePct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Changes stand below each other: all with one decimal. */
const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Change in percent, with an arrow and a sign, so that it does not rely on color. */
function Change({ pct }: { pct: number | undefined }) {
  const t = useText()
  const { number } = useFormats()
  if (pct === undefined) return <span className="ct-dim">{t('home.index.unknown')}</span>
  const tone = pct > 0 ? 'ct-index-up' : pct < 0 ? 'ct-index-down' : 'ct-dim'
  const arrow = pct > 0 ? '\u25B2' : pct < 0 ? '\u25BC' : '\u2013'
  return (
    <span className={`ct-nowrap ${tone}`}>
      <span aria-hidden="true">{arrow}</span> {pct > 0 && '+'}
      {number(pct, TENTH)}%
    </span>
  )
}
