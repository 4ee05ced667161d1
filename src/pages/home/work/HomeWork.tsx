import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import { todoItemLink, todoLink } from '@/features/member/member/todoLink.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './work.css'
import { TypedText } from '@/ui/TypedText.tsx'

const SHOWN = 4

/** Todos of this enterprise, the most urgent kinds first; replaces the audience links. */
export function HomeWork() {
  const t = useText()
  const query = useQuery(memberEndpoints.memCenter, {}, { silent: true, refreshOnFocus: true })
  return (
    <nav className="ct-homework" aria-label={t('home.work.title')}>
      <div className="ct-homework-head">
        <strong>{t('home.work.title')}</strong>
        <LinkButton size="small" variant="quiet" to={hrefTo('memberCenter')}>
          {t('home.work.all')}
        </LinkButton>
      </div>
      <QueryBlock query={query} height={104} narrow={342}>
        {({ duties }) =>
          duties.length > 0 ? (
            <ul className="ct-homework-list">
              {duties.slice(0, SHOWN).map((todo) => (
                <li key={todo.kind}>
                  <Tile todo={todo} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="ct-homework-none">
              {t('member.work.empty')}{' '}
              <RouteLink to={hrefTo('tenderSearch')}>{t('home.audience.forwarders.go')}</RouteLink>
            </p>
          )
        }
      </QueryBlock>
    </nav>
  )
}

/** One kind of todo: the count, and the one due first. */
function Tile({ todo }: { todo: Todo }) {
  const t = useText()
  const [first] = todo.items
  return (
    <div className="ct-homework-tile">
      <RouteLink to={todoLink(todo.kind)} className="ct-homework-kind">
        <span className="ct-homework-count">{todo.count}</span> {t(`member.duty.${todo.kind}`)}
      </RouteLink>
      {first && (
        <RouteLink to={todoItemLink(todo, first.id)} className="ct-homework-first">
          <span>
            <TypedText>{first.title || t('member.untitled')}</TypedText>
          </span>
          {first.dueAt && <Countdown until={first.dueAt} />}
        </RouteLink>
      )}
    </div>
  )
}
