import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { Duty } from '@/contract/member-center/schemas.ts'
import { dutyItemWay, dutyWay } from '@/features/member/dutyWay.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './work.css'
import { TypedText } from '@/ui/TypedText.tsx'

const SHOWN = 4

/** What waits for this enterprise, the most pressing kinds first, in place of the three ways in. */
export function HomeWork() {
  const t = useText()
  const query = useQuery(memberEndpoints.memCenter, {}, { silent: true, refreshOnFocus: true })
  return (
    <nav className="ct-homework" aria-label={t('home.work.title')}>
      <div className="ct-homework-head">
        <strong>{t('home.work.title')}</strong>
        <LinkButton size="s" look="quiet" to={hrefTo('memberCenter')}>
          {t('home.work.all')}
        </LinkButton>
      </div>
      <QueryBlock query={query} height={104} narrow={342}>
        {({ duties }) =>
          duties.length > 0 ? (
            <ul className="ct-homework-list">
              {duties.slice(0, SHOWN).map((duty) => (
                <li key={duty.kind}>
                  <Tile duty={duty} />
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

/** One kind of duty: how many, and the one that is due first. */
function Tile({ duty }: { duty: Duty }) {
  const t = useText()
  const [first] = duty.items
  return (
    <div className="ct-homework-tile">
      <RouteLink to={dutyWay(duty.kind)} className="ct-homework-kind">
        <span className="ct-homework-count">{duty.count}</span> {t(`member.duty.${duty.kind}`)}
      </RouteLink>
      {first && (
        <RouteLink to={dutyItemWay(duty, first.id)} className="ct-homework-first">
          <span>
            <TypedText>{first.title || t('member.untitled')}</TypedText>
          </span>
          {first.dueAt && <Countdown until={first.dueAt} />}
        </RouteLink>
      )}
    </div>
  )
}
