import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { CouponTicket } from '@/reference/coupon/CouponTicket.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { BLOCK } from '../options.ts'

const SHOWN = 3

/** Collectable coupons, those that end first on top. */
export function CouponBlock() {
  const t = useText()
  const { locale } = useLocale()
  const query = useQuery(couponEndpoints.center, { size: 12 }, BLOCK)
  const open = query.data?.records.filter(({ claimState }) => claimState === 'OPEN').slice(0, SHOWN)
  if (open?.length === 0) return null
  const all = (
    <LinkButton size="small" to={hrefTo('couponCenter')}>
      {t('route.couponCenter')}
    </LinkButton>
  )
  return (
    <Section title={t('home.coupons.title')} actions={all}>
      <QueryBlock query={{ ...query, data: open }} height={230}>
        {(batches) => (
          <ul className="ct-tickets">
            {batches.map(({ id, terms, issuer, left, claimTo }) => (
              <li key={id}>
                <CouponTicket
                  level="h3"
                  terms={terms}
                  issuer={wordsIn(locale, issuer.nameZh, issuer.nameEn)}
                  facts={
                    <span className="ct-strip-line">
                      <span>{t('home.coupons.left', { count: left })}</span>
                      <Countdown until={claimTo} onEnd={query.refresh} />
                    </span>
                  }
                  actions={
                    <LinkButton size="small" to={hrefTo('couponCenter', { q: terms.name })}>
                      {t('home.coupons.go')}
                    </LinkButton>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </Section>
  )
}
