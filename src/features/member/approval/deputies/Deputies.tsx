import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Deputy } from '@/contract/member/staff/deputy/schemas.ts'
import { DEPUTY_DAYS } from '@/contract/member/staff/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { DeputyDialog } from './DeputyDialog.tsx'
import { RemoveDeputy } from './RemoveDeputy.tsx'
import './deputies.css'

/** For whom the reader decides, and who decides in its place; for an owner also in the place of others. */
export function Deputies() {
  const t = useText()
  const { user } = useSession()
  const [isNaming, setNaming] = useState(false)
  const { data } = useQuery(approvalEndpoints.rules, {}, { silent: true, refreshOnFocus: true })
  if (!data || !user) return null
  const { deputies = [], people = [] } = data
  const isOwner = (user.role ?? 'OWNER') === 'OWNER'
  const shown = deputies.filter(({ id }) => isOwner || id === user.id)
  const hasOwn = deputies.some(({ id }) => id === user.id)
  const name = (
    <Button size="small" onClick={() => setNaming(true)}>
      {t('approval.deputy.name')}
    </Button>
  )
  return (
    <>
      <div className="ct-stack ct-deputies-now">
        {deputies
          .filter(({ deputyId }) => deputyId === user.id)
          .map((one) => (
            <Notice key={one.id}>
              <StandsIn deputy={one} />
            </Notice>
          ))}
      </div>
      {people.length > 0 && (
        <Section
          title={t('approval.deputy.list')}
          note={t('approval.deputy.note', { days: DEPUTY_DAYS })}
          actions={(isOwner || !hasOwn) && name}
        >
          {shown.length === 0 ? (
            <p className="ct-dim">{t('approval.deputy.none')}</p>
          ) : (
            <ul className="ct-deputies" aria-label={t('approval.deputy.list')}>
              {shown.map((one) => (
                <Line key={one.id} deputy={one} people={people} />
              ))}
            </ul>
          )}
          {isNaming && <DeputyDialog people={people} isOwner={isOwner} onClose={() => setNaming(false)} />}
        </Section>
      )}
    </>
  )
}

/** That the reader decides in another's place, now or later. */
function StandsIn({ deputy: { name, from, to } }: { deputy: Deputy }) {
  const t = useText()
  const { day } = useFormats()
  const isLater = from > marketDay(useServerNow(0))
  return <>{t(isLater ? 'approval.deputy.later' : 'approval.deputy.yours', { name, from: day(from), to: day(to) })}</>
}

/** A person with its deputy and the days, to be changed or ended. */
function Line({ deputy, people }: { deputy: Deputy; people: Parameters<typeof DeputyDialog>[0]['people'] }) {
  const t = useText()
  const { day } = useFormats()
  const [asked, setAsked] = useState<'change' | 'remove'>()
  const { name, deputyName, from, to } = deputy
  const close = () => setAsked(undefined)
  const button = (act: 'change' | 'remove') => (
    <Button
      size="small"
      variant={act === 'remove' ? 'danger' : 'plain'}
      aria-label={`${t(`approval.deputy.${act}`)}: ${name}`}
      onClick={() => setAsked(act)}
    >
      {t(`approval.deputy.${act}`)}
    </Button>
  )
  return (
    <li>
      <span>{t('approval.deputy.line', { name, deputy: deputyName, from: day(from), to: day(to) })}</span>
      {button('change')}
      {button('remove')}
      {asked === 'change' && <DeputyDialog people={people} before={deputy} onClose={close} />}
      {asked === 'remove' && <RemoveDeputy deputy={deputy} onClose={close} />}
    </li>
  )
}
