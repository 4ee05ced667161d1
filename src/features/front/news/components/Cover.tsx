import type { ReactNode } from 'react'
import { known } from '@/contract/known.ts'
import type { NewsCategory } from '@/contract/front/news/values.ts'
import './news.css'

const BOXES = [0, 1, 2, 3, 4, 5, 6, 7]

/** A drawing per category: containers, a curve, a crane, a sealed document, a hull on waves. */
const DRAWINGS: Record<NewsCategory, (shift: number) => ReactNode> = {
  MARKET: (shift) => (
    <g>
      {BOXES.map((box) => (
        <rect
          key={box}
          x={12 + (box % 4) * 34}
          y={box < 4 ? 62 : 40}
          width="32"
          height="20"
          className={(box + shift) % 3 === 0 ? 'ct-cover-b' : 'ct-cover-a'}
        />
      ))}
      <path d="M0 84h160" className="ct-cover-line" />
    </g>
  ),
  FREIGHT_INDEX: (shift) => (
    <g>
      <path d="M12 20v64h136M12 64h136M12 44h136M12 24h136" className="ct-cover-thin" />
      <path
        d={`M12 ${70 - shift} l28 -${10 + shift} l26 ${8 + shift} l30 -22 l24 6 l28 -${16 + shift}`}
        className="ct-cover-mark"
      />
    </g>
  ),
  PORT: (shift) => (
    <g>
      <path d="M40 84V18h76l14 10M40 30l40 -12M64 84V30M40 52h24" className="ct-cover-line" />
      <path d={`M${92 + shift * 2} 20v22`} className="ct-cover-thin" />
      <rect x={80 + shift * 2} y="42" width="24" height="14" className="ct-cover-b" />
      <path d="M0 84h160" className="ct-cover-line" />
    </g>
  ),
  POLICY: (shift) => (
    <g>
      <path d="M46 12h52l16 16v60H46z" className="ct-cover-line" />
      <path d={`M58 36h${30 + shift}M58 48h44M58 60h${24 + shift * 2}`} className="ct-cover-thin" />
      <circle cx="104" cy="74" r="13" className="ct-cover-b" />
    </g>
  ),
  PLATFORM: (shift) => (
    <g>
      <path d="M28 54h104l-14 24H42z" className="ct-cover-a" />
      <rect x={50 + shift} y="34" width="26" height="20" className="ct-cover-b" />
      <rect x={78 + shift} y="34" width="26" height="20" className="ct-cover-a" />
      <path d="M0 84q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" className="ct-cover-line" />
    </g>
  ),
}

/** Picture of an article, drawn for its category; varied so that neighbours differ. */
export function Cover({ category, id }: { category: NewsCategory; id: string }) {
  const shift = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % 9
  return (
    <svg className="ct-cover" viewBox="0 0 160 100" aria-hidden="true">
      {known(DRAWINGS, category)?.(shift)}
    </svg>
  )
}
