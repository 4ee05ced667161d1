import { useText } from '@/i18n/useText.ts'
import { entryRefusal, routeFacts } from '@/routes/derive.ts'
import { routes } from '@/routes/table.ts'
import type { RouteId } from '@/routes/table.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './hub.css'

const ids = Object.keys(routes) as RouteId[]

/** Child pages of a parent page with their purpose; a locked one shows the reason (FIELD, landing pages). */
export function HubCards({ parent }: { parent: RouteId }) {
  const t = useText()
  const { user } = useSession()
  return (
    <ul className="ct-hub">
      {ids
        .filter((id) => routeFacts(id).parent === parent && !routeFacts(id).path.includes(':'))
        .map((id) => {
          const refusal = entryRefusal(id, user?.userType)
          return (
            <li key={id}>
              <RouteLink to={routeFacts(id).path} className="ct-hub-card">
                <span className="ct-hub-name">{t(routeFacts(id).titleId)}</span>
                <span className="ct-hub-purpose">{t(`hub.purpose.${id}`)}</span>
                {refusal && <span className="ct-hub-lock">{t(`common.access.${refusal}`)}</span>}
              </RouteLink>
            </li>
          )
        })}
    </ul>
  )
}
