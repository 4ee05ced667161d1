import { useQuery } from '@/api/useQuery.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { ZoneFigures as Figures } from '@/contract/member/company/schemas.ts'
import type { UserType } from '@/contract/userType.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import './zone.css'

const SHOWN: Record<UserType, readonly (keyof Figures)[]> = {
  1: ['enterprises', 'certified', 'openTenders', 'openTeu', 'published30d', 'awarded30d'],
  2: ['enterprises', 'certified', 'bids30d', 'won30d', 'listings', 'medianResponseMin'],
  3: ['enterprises', 'certified', 'bids30d', 'won30d', 'listings', 'medianResponseMin'],
}

/** Activity figures of one kind of enterprise, counted by the server; the first `most` of them. */
export function ZoneFigures({ userType, most }: { userType: UserType; most?: number | undefined }) {
  const t = useText()
  const { number } = useFormats()
  const query = useQuery(companyEndpoints.zone, { userType }, { silent: true, cached: true, refreshOnFocus: true })
  return (
    <QueryBlock query={query} height={most === undefined ? 75 : 148} narrow={most === undefined ? 222 : 148}>
      {(figures) => (
        <dl className="ct-zone-figures" aria-label={t('zone.figures.title')}>
          {SHOWN[userType].slice(0, most).map((name) => (
            <div key={name}>
              <dt>{t(`zone.figures.${name}`)}</dt>
              <dd>{name === 'medianResponseMin' ? durationText(t, figures[name]) : number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBlock>
  )
}
