import { useText } from '@/i18n/useText.ts'
import { entryRefusal, routeFacts } from '@/routes/derive.ts'
import { routes } from '@/routes/table.ts'
import type { RouteId } from '@/routes/table.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Section } from '@/ui/Card.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './hub.css'

const ids = Object.keys(routes) as RouteId[]

/** Pages of a large hub by subject; a page of no group follows them. */
const GROUPS = {
  buying: ['tenderIssue', 'myTenderBids', 'payment'],
  selling: ['tenderSearch', 'myBids', 'myMarket'],
  market: ['tenderHall', 'market', 'newsList'],
} as const satisfies Record<string, readonly RouteId[]>
type Group = keyof typeof GROUPS

const groupOf = (id: RouteId): Group | undefined =>
  (Object.keys(GROUPS) as Group[]).find((group) => (GROUPS[group] as readonly RouteId[]).includes(id))

/** Child pages of a parent page with their purpose; a locked one shows the reason (FIELD, landing pages). */
export function HubLinks({ parent }: { parent: RouteId }) {
  const t = useText()
  const pages = ids.filter((id) => routeFacts(id).parent === parent && !routeFacts(id).path.includes(':'))
  const groups = [...new Set(pages.map(groupOf))]
  return (
    <Section title={t('hub.pages')}>
      {groups.length > 1 ? (
        <div className="ct-hub-groups">
          {groups.map((group) => (
            <div key={group ?? ''}>
              {group && <h3 className="ct-hub-group">{t(`hub.group.${group}`)}</h3>}
              <Links pages={pages.filter((id) => groupOf(id) === group)} />
            </div>
          ))}
        </div>
      ) : (
        <Links pages={pages} />
      )}
    </Section>
  )
}

function Links({ pages }: { pages: readonly RouteId[] }) {
  const t = useText()
  const { user } = useSession()
  return (
    <ul className="ct-hub-links">
      {pages.map((id) => {
        const refusal = entryRefusal(id, user?.userType)
        return (
          <li key={id}>
            <RouteLink to={routeFacts(id).path}>{t(routeFacts(id).titleId)}</RouteLink>
            <span className="ct-hub-purpose">{t(`hub.purpose.${id}`)}</span>
            {refusal && <span className="ct-hub-lock">{t(`common.access.${refusal}`)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
