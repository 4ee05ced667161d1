import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

const RULES = ['rollover', 'cancel', 'inspection'] as const

/** Liability rules, as in the terms. */
export function Rules() {
  const t = useText()
  return (
    <div id="rules" className="ct-help-anchor">
      <Section
        title={t('help.rule.title')}
        actions={<RouteLink to={`${hrefTo('terms')}#charges`}>{t('help.rule.terms')}</RouteLink>}
      >
        <ul className="ct-help-rules">
          {RULES.map((rule) => (
            <li key={rule}>
              <Card>
                <h3>{t(`help.rule.${rule}.title`)}</h3>
                <p>{t(`help.rule.${rule}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
