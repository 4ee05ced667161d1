import { useQuery } from '@/api/useQuery.ts'
import { goneEndpoints } from '@/contract/front/gone/endpoints.ts'
import type { GoneKind } from '@/contract/front/gone/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './gone.css'

/** Props of `Gone`: the id of an old address, and the address of a thing that lives. */
export interface GoneProps {
  kind: GoneKind
  id: string
  hrefOf: (id: string) => string
}

/** What an old address was, and up to three of the same kind that live; nothing if the server knows neither. */
export function Gone({ kind, id, hrefOf }: GoneProps) {
  const t = useText()
  const { date } = useFormats()
  const { data } = useQuery(goneEndpoints.look, { kind, id }, { silent: true })
  if (!data) return null
  const { was, near } = data
  return (
    <>
      {was && <Notice>{t(`gone.was.${kind}`, { title: was.title, at: was.at ? date(was.at) : '' })}</Notice>}
      {near.length > 0 && (
        <Section title={t(`gone.near.${kind}`)}>
          <ul className="ct-gone" aria-label={t(`gone.near.${kind}`)}>
            {near.map((one) => (
              <li key={one.id}>
                <RouteLink to={hrefOf(one.id)}>{one.title}</RouteLink>
                {one.at && <DateText value={one.at} precision="date" />}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
