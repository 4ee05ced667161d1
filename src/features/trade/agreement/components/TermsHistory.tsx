import { agreedAmendments } from '@/contract/trade/agreement/amendment/prices.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { amendedTerms } from '../amendment.ts'
import { AmendedTerms } from './AmendedTerms.tsx'

/** Versions of the terms since the first, the newest first: who proposed what, and when it was agreed to. */
export function TermsHistory({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const agreed = agreedAmendments(agreement.amendments)
  if (agreed.length === 0) return null
  const rows = agreed
    .flatMap((amendment, index) =>
      amendedTerms(agreement, amendment).map((term) => ({ term, amendment, from: amendment.from, no: index + 2 })),
    )
    .toSorted((a, b) => b.no - a.no)
  return (
    <Section title={t('agreement.versions')}>
      <p className="ct-dim">
        {t('agreement.versions.first')} <DateText value={agreement.createdAt} />
      </p>
      <AmendedTerms
        caption={t('agreement.versions')}
        rows={rows}
        columns={[
          {
            key: 'no',
            title: t('agreement.versions.no'),
            isLead: true,
            cell: ({ no }) => t('agreement.versions.one', { no }),
          },
          {
            key: 'at',
            title: t('agreement.versions.at'),
            cell: ({ amendment }) => <DateText value={amendment.answer?.at ?? amendment.at} />,
          },
          {
            key: 'by',
            title: t('agreement.renewal.by'),
            cell: ({ amendment: { by } }) => t(`agreement.${by === 'BUYER' ? 'buyer' : 'seller'}`),
          },
        ]}
      />
    </Section>
  )
}
