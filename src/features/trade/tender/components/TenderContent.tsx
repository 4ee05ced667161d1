import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { CargoFacts } from './CargoFacts.tsx'
import { TermsFacts } from './TermsFacts.tsx'

/** What a tender says below its lanes: cargo, terms and attachments. */
export function TenderContent({ tender }: { tender: TenderDetail }) {
  const t = useText()
  return (
    <>
      <Section title={t('tender.detail.cargo')}>
        <CargoFacts cargo={tender.cargo} />
      </Section>
      <Section title={t('tender.detail.terms')}>
        <TermsFacts tender={tender} />
      </Section>
      {tender.attachments.length > 0 && (
        <Section title={t('tender.detail.attachments')}>
          <ul>
            {tender.attachments.map((file) => (
              <li key={file.id}>
                <FileLink url={file.url}>{file.name}</FileLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
