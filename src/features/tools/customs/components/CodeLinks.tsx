import type { HsMatch, HsStatus } from '@/contract/tools/customs/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

interface Line {
  code: string
  nameZh: string
  nameEn: string
  status?: HsStatus | undefined
  match?: HsMatch | undefined
}

const TONES: Record<HsStatus, Tone> = { CHECKED: 'ok', SAMPLE: 'warn', HEADING: 'neutral', WITHDRAWN: 'danger' }

/** List of codes with links, why each was found and how reliable it is. */
export function CodeLinks({ lines, label, q }: { lines: readonly Line[]; label: string; q?: string | undefined }) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <ul className="ct-customs-codes" aria-label={label}>
      {lines.map((line) => (
        <li key={line.code}>
          <RouteLink to={hrefTo('customs', { q, code: line.code })} className="ct-customs-code">
            <span className="ct-code">{line.code}</span>
            <span className="ct-customs-name">{nameOf(line)}</span>
          </RouteLink>
          <span className="ct-customs-tags">
            {line.match && <Chip>{t(`customs.match.${line.match}`)}</Chip>}
            {line.status && <StatusTag tone={TONES[line.status]}>{t(`customs.status.${line.status}`)}</StatusTag>}
          </span>
        </li>
      ))}
    </ul>
  )
}
