import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ChangeList } from '@/reference/changes/ChangeList.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** The publisher's changes since the tender opened, the latest first. */
export function Amendments({ tender }: { tender: TenderDetail }) {
  const t = useText()
  return (
    <Section title={t('tender.amendments')} note={t('tender.amendments.note', { count: tender.amendments.length })}>
      {tender.amendments.toReversed().map((amendment) => (
        <section key={amendment.version} className="ct-tender-amendment">
          <h3 className="ct-tender-amendhead">
            {t('tender.amendments.version', { version: amendment.version })}{' '}
            <span className="ct-dim">
              <DateText value={amendment.at} />
            </span>
          </h3>
          {amendment.note && (
            <p className="ct-tender-amendnote">
              <TypedText>{amendment.note}</TypedText>
            </p>
          )}
          <ChangeList changes={amendment.changes} />
        </section>
      ))}
    </Section>
  )
}
