import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import './hall.css'

const STEPS = ['1', '2', '3', '4'] as const

/** How a tender works, in four steps. */
export function HallSteps() {
  const t = useText()
  return (
    <Section title={t('hall.how.title')}>
      <ol className="ct-hall-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <span className="ct-hall-step" aria-hidden="true">
              {step}
            </span>
            <h3>{t(`hall.how.${step}`)}</h3>
            <p>{t(`hall.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
