import type { MemCenter } from '@/contract/member/center/schemas.ts'
import type { MemberInfo } from '@/contract/member/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { CERTIFICATION_TONES } from '@/reference/statusTones.ts'
import { useDict, useNameOf, useProvinces } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Card } from '@/ui/Card.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { FilePicture } from '@/ui/FileLink.tsx'
import { Meter } from '@/ui/Meter.tsx'
import './member.css'

/** Public card of the enterprise, its certification, and what is missing on the card. */
export function CompanyCard({ member, profile }: Pick<MemCenter, 'member' | 'profile'>) {
  const t = useText()
  const { labelOf } = useDict('certification_status')
  return (
    <Card isMarked>
      <div className="ct-member-card">
        <CompanyName member={member} />
        <dl className="ct-member-card-facts">
          <div>
            <dt>{t('member.card.certification')}</dt>
            <dd>
              <StatusTag tone={CERTIFICATION_TONES[member.certification]}>{labelOf(member.certification)}</StatusTag>
            </dd>
          </div>
          <CompanyFacts member={member} />
        </dl>
        <div className="ct-member-card-acts">
          <LinkButton size="small" variant="primary" to={hrefTo('certification', { back: hrefTo('memberCenter') })}>
            {t(`member.card.certify.${member.certification}`)}
          </LinkButton>
          <LinkButton size="small" to={hrefTo('baseInfo')}>
            {t('member.card.edit')}
          </LinkButton>
        </div>
        <Meter
          value={profile.pct}
          max={100}
          label={t('member.profile.label')}
          text={t('member.profile.text', { pct: profile.pct })}
          tone={profile.pct === 100 ? 'ok' : 'sea'}
        />
        {profile.missing.length > 0 && (
          <p className="ct-member-card-missing">
            {t('member.profile.missing', {
              facts: profile.missing.map((fact) => t(`member.fact.${fact}`)).join(t('member.profile.comma')),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

function CompanyName({ member }: { member: MemberInfo }) {
  const t = useText()
  const { locale } = useLocale()
  const inEnglish = locale === 'en-US' ? member.nameEn : undefined
  const name = inEnglish || member.nameZh || member.account
  return (
    <div className="ct-member-card-head">
      {member.logoUrl ? (
        <FilePicture url={member.logoUrl} alt="" width="56" height="56" className="ct-member-card-logo" />
      ) : (
        <span className="ct-member-card-logo ct-member-card-initial" aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      )}
      <div>
        <p className="ct-member-card-name">{name}</p>
        <p className="ct-member-card-type">{t(`common.userType.${member.userType}`)}</p>
      </div>
    </div>
  )
}

function CompanyFacts({ member }: { member: MemberInfo }) {
  const t = useText()
  const nameOf = useNameOf()
  const province = useProvinces().provinces.find(({ code }) => code === member.provinceCode)
  const place = [province ? nameOf(province) : '', member.cityName].filter(Boolean).join(' ')
  const rows = [
    ['uscc', member.uscc],
    ['place', place],
    ['contact', member.contactName],
    ['mobile', member.mobileMasked],
  ] as const
  return (
    <>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`member.card.${name}`)}</dt>
          <dd className={name === 'uscc' ? 'ct-code' : undefined}>{value || t('member.card.missing')}</dd>
        </div>
      ))}
      {member.ratingCount > 0 && (
        <div>
          <dt>{t('member.card.rating')}</dt>
          <dd>{t('member.card.rating.text', { rating: member.rating, count: member.ratingCount })}</dd>
        </div>
      )}
    </>
  )
}
