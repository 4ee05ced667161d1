import { useId, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { FLOWS, layOut } from '../flows.ts'
import type { Actor, Arrow, FlowId, State } from '../flows.ts'

const WIDTH = 152
const HEIGHT = 34
const COLUMN = 214
const ROW = 64
const TOP = 34
const LEFT = 8

const at = ({ column, row }: State) => ({ x: LEFT + column * COLUMN, y: TOP + row * ROW })

/** SVG path of a transition: forward, backward below the states, or a loop. */
function lineOf({ from, to }: Arrow): string {
  const [a, b] = [at(from), at(to)]
  const middle = HEIGHT / 2
  if (from === to) return `M${a.x + 50} ${a.y}c-4 -26 56 -26 52 -2`
  if (to.column > from.column) {
    const [x, y, u, v] = [a.x + WIDTH, a.y + middle, b.x - 3, b.y + middle]
    return `M${x} ${y}C${x + 44} ${y} ${u - 44} ${v} ${u} ${v}`
  }
  if (to.column === from.column) {
    const [x, y, v] = [a.x + WIDTH, a.y + middle, b.y + middle]
    return `M${x} ${y}C${x + 40} ${y} ${x + 40} ${v} ${x + 3} ${v}`
  }
  const [x, y, u, v] = [a.x + WIDTH / 3, a.y + HEIGHT, b.x + (WIDTH / 3) * 2, b.y + HEIGHT + 3]
  return `M${x} ${y}C${x - 30} ${y + 40} ${u + 40} ${v + 40} ${u} ${v}`
}

/** A life cycle rendered from its table: states named by the dictionary, and the transitions as a list. */
export function FlowPicture({ flow }: { flow: FlowId }) {
  const t = useText()
  const id = useId()
  const { dict, edges } = FLOWS[flow]
  const { labelOf } = useDict(dict)
  const [chosen, setChosen] = useState('')
  const { states, arrows, columns, rows } = layOut(edges)
  const width = LEFT * 2 + (columns - 1) * COLUMN + WIDTH + 44
  const height = TOP + rows * ROW + 12
  const touches = ({ from, to }: Arrow): boolean => from.code === chosen || to.code === chosen
  const shown = chosen === '' ? arrows : arrows.filter(touches)
  const lineClass = (arrow: Arrow): string =>
    `${arrow.to.column <= arrow.from.column ? 'ct-flow-line ct-flow-back' : 'ct-flow-line'}${chosen === '' ? '' : touches(arrow) ? ' ct-flow-on' : ' ct-flow-off'}`
  return (
    <div className="ct-flow">
      <SelectField
        label={t('help.flow.from')}
        value={chosen}
        onChange={setChosen}
        none={t('help.flow.all')}
        options={states.map(({ code }) => ({ value: code, label: labelOf(code) }))}
      />
      {/* A wide picture must be scrollable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ct-flow-frame" role="region" aria-label={t('help.flow.picture')} tabIndex={0}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-name`}>
          <title id={`${id}-name`}>{t(`help.flow.name.${flow}`)}</title>
          <defs>
            <marker id={`${id}-tip`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0l8 4l-8 4z" className="ct-flow-tip" />
            </marker>
          </defs>
          {arrows.map((arrow) => (
            <path
              key={`${arrow.from.code}-${arrow.to.code}`}
              data-edge={`${arrow.from.code}>${arrow.to.code}`}
              d={lineOf(arrow)}
              className={lineClass(arrow)}
              markerEnd={`url(#${id}-tip)`}
            />
          ))}
          {states.map((state) => (
            <g key={state.code} data-state={state.code} transform={`translate(${at(state).x} ${at(state).y})`}>
              <rect
                width={WIDTH}
                height={HEIGHT}
                rx="3"
                className={state.code === chosen ? 'ct-flow-state ct-flow-chosen' : 'ct-flow-state'}
              />
              <text x={WIDTH / 2} y={HEIGHT / 2 + 4} textAnchor="middle" className="ct-flow-word">
                {labelOf(state.code)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <details className="ct-flow-words">
        <summary>{t('help.flow.words', { count: shown.length })}</summary>
        <ul>
          {shown.map(({ from, to, by }) => (
            <li key={`${from.code}-${to.code}`}>
              {t('help.flow.step', { from: labelOf(from.code), to: labelOf(to.code) })}
              {by.length > 0 && (
                <span className="ct-section-note">
                  {' · '}
                  {by.map((actor) => t(`help.actor.name.${actor as Actor}`)).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
