import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { BLOCK } from '../../home/options.ts'

/** Exchange rates of the day, as quotes and duties are converted. */
export function DayRates() {
  const t = useText()
  const query = useQuery(customsEndpoints.rates, {}, BLOCK)
  return (
    <Section
      className="ct-hub-block"
      title={t('hub.tool.rates')}
      note={query.data && t('hub.tool.rates.note', { date: query.data.date })}
      actions={
        <LinkButton size="small" variant="quiet" to={hrefTo('customs', { tab: 'duty' })}>
          {t('customs.tab.duty')}
        </LinkButton>
      }
    >
      <QueryBlock query={query} height={74} narrow={222}>
        {({ cnyPer }) => (
          <dl className="ct-hub-figures">
            {Object.entries(cnyPer)
              .filter(([currency]) => currency !== 'CNY')
              .map(([currency, rate]) => (
                <div key={currency}>
                  <dt>{t('hub.tool.rates.of', { currency })}</dt>
                  <dd>{rate}</dd>
                </div>
              ))}
          </dl>
        )}
      </QueryBlock>
    </Section>
  )
}
