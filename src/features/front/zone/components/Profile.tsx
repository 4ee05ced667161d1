import type { CompanyProfile } from '@/contract/member/company/schemas.ts'
import { REVIEW_POINTS } from '@/contract/money/order/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useCountries, useFreight, useNameOf, useProvinces } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid, type DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { recordTexts } from '../record.ts'
import './zone.css'
import { TypedText } from '@/ui/TypedText.tsx'

const MOST_POINTS = 5

/** Location, business, age and performance of an enterprise. */
export function ProfileFacts({ profile }: { profile: CompanyProfile }) {
  const t = useText()
  const nameOf = useNameOf()
  const { laneName } = useFreight()
  const { provinces } = useProvinces()
  const { countries } = useCountries()
  const province = provinces.find(({ code }) => code === profile.provinceCode)
  const { onTime, response } = recordTexts(t, profile)
  const items: DefinitionItem[] = [
    {
      label: t('zone.profile.place'),
      value: [province && nameOf(province), profile.cityName].filter(Boolean).join(' · '),
    },
    { label: t('zone.profile.since'), value: <DateText value={profile.since} precision="date" /> },
    { label: t('zone.company.orders'), value: profile.completedOrders },
    { label: t('zone.company.onTime'), value: onTime },
    { label: t('zone.company.response'), value: response },
    {
      label: t('zone.company.rating'),
      value: t('zone.company.rating.of', { rating: profile.rating, count: profile.ratingCount }),
    },
    ...(profile.uscc
      ? [{ label: t('zone.profile.uscc'), value: <span className="ct-code">{profile.uscc}</span> }]
      : []),
    ...(profile.services.length > 0
      ? [{ label: t('zone.directory.service'), value: <Services profile={profile} />, span: 2 } as const]
      : []),
    ...(profile.lanes.length > 0
      ? [{ label: t('zone.directory.lane'), value: profile.lanes.map(laneName).join(' · '), span: 2 } as const]
      : []),
    ...(profile.markets.length > 0
      ? [
          {
            label: t('zone.profile.markets'),
            value: profile.markets
              .map((code) => {
                const country = countries.find((one) => one.code === code)
                return country ? nameOf(country) : code
              })
              .join(' · '),
            span: 2,
          } as const,
        ]
      : []),
  ]
  return (
    <Section title={t('zone.profile.facts')}>
      {profile.intro && (
        <p className="ct-zone-intro">
          <TypedText>{profile.intro}</TypedText>
        </p>
      )}
      <DefinitionGrid items={items} />
    </Section>
  )
}

function Services({ profile }: { profile: CompanyProfile }) {
  return (
    <>
      {profile.services.map((service, at) => (
        <span key={service}>
          {at > 0 && ' · '}
          <DictText dict="service_type" code={service} />
        </span>
      ))}
    </>
  )
}

/** Reviews by partners: the mean of each criterion, then the reviews. */
export function ProfileReviews({ profile: { points, reviews, reviewCount } }: { profile: CompanyProfile }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <Section title={t('zone.reviews.title')} note={t('zone.reviews.note', { count: reviewCount })}>
      {points && (
        <div className="ct-zone-points">
          {REVIEW_POINTS.map((point) => (
            <div key={point}>
              <span>{t(`zone.reviews.point.${point}`)}</span>
              <Meter
                value={points[point]}
                max={MOST_POINTS}
                label={t(`zone.reviews.point.${point}`)}
                text={t('zone.reviews.of', { points: number(points[point]) })}
              />
            </div>
          ))}
        </div>
      )}
      {reviews.length === 0 ? (
        <EmptyState title={t('zone.reviews.none')} text={t('zone.reviews.none.text')} />
      ) : (
        <ul className="ct-zone-reviews">
          {reviews.map((review) => (
            <li key={`${review.at}${review.by}`}>
              <span className="ct-zone-review-head">
                {t(`common.userType.${review.userType}`)}
                <span className="ct-dim">
                  <TypedText>{review.cityName}</TypedText>
                </span>
                <DateText value={review.at} precision="date" />
                {review.pol && <LaneText pol={review.pol} pod={review.pod} />}
              </span>
              {review.text && (
                <p>
                  <TypedText>{review.text}</TypedText>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
