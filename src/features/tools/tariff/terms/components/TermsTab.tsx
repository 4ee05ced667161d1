import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { CalculatorForm } from '../../components/CalculatorForm.tsx'
import { LEGS, payerOf } from '../../sums/incoterms.ts'
import { useEntries } from '../../useEntries.ts'
import '../../components/tariff.css'

const NAMES = ['q'] as const

interface Term {
  code: string
  nameZh: string
  nameEn: string
}

const fits = (word: string) => {
  const wanted = word.trim().toLowerCase()
  return ({ code, nameZh, nameEn }: Term) => `${code} ${nameZh} ${nameEn}`.toLowerCase().includes(wanted)
}

/** Incoterms with the payer of each leg, and freight charges with their meanings; one search field for both. */
export function TermsTab() {
  const t = useText()
  const { entries, change, keep } = useEntries('terms', NAMES)
  const { data, error, reload } = useFreight()
  const word = entries.q ?? ''
  if (!data) return error ? <ErrorState onRetry={reload} /> : <SkeletonBlock height={480} />
  const incoterms = data.incoterms.filter(fits(word))
  const charges = data.charges.filter(fits(word))
  return (
    <CalculatorForm label={t('termTool.form')} onLeave={keep}>
      <div className="ct-tariff-find">
        <TextField
          label={t('termTool.search')}
          type="search"
          autoComplete="off"
          value={word}
          onChange={(event) => change({ q: event.target.value === '' ? undefined : event.target.value })}
        />
        <span className="ct-dim" role="status">
          {t('termTool.counts', { terms: incoterms.length, charges: charges.length })}
        </span>
      </div>
      {incoterms.length + charges.length === 0 && (
        <EmptyState title={t('termTool.none', { word })} text={t('termTool.none.text')} />
      )}
      {incoterms.length > 0 && <Incoterms terms={incoterms} />}
      {charges.length > 0 && <Charges charges={charges} />}
    </CalculatorForm>
  )
}

function Incoterms({ terms }: { terms: ReturnType<typeof useFreight>['incoterms'] }) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <Section
      title={t('termTool.incoterms')}
      note={t('termTool.incoterms.note')}
      actions={<Button onClick={() => window.print()}>{t('tariff.print')}</Button>}
    >
      <DataTable
        caption={t('termTool.incoterms')}
        rows={terms}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'term',
            title: t('termTool.term'),
            isLead: true,
            cell: (term) => (
              <>
                <strong>{term.code}</strong> {nameOf(term)}
                <span className="ct-tariff-mode">{t(`termTool.modes.${term.modes}`)}</span>
              </>
            ),
          },
          ...LEGS.map((leg) => ({
            key: leg,
            title: t(`termTool.leg.${leg}`),
            cell: (term: Term) => {
              const payer = payerOf(term.code, leg) ?? 'NONE'
              return (
                <span className={`ct-tariff-payer ct-tariff-${payer.toLowerCase()}`}>
                  {t(`termTool.payer.${payer}`)}
                </span>
              )
            },
          })),
        ]}
      />
    </Section>
  )
}

function Charges({ charges }: { charges: ReturnType<typeof useFreight>['charges'] }) {
  const t = useText()
  const groups = useDict('charge_group')
  const bases = useDict('charge_basis')
  return (
    <Section title={t('termTool.charges')} note={t('termTool.charges.note')}>
      <DataTable
        caption={t('termTool.charges')}
        rows={charges}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: t('termTool.code'),
            isLead: true,
            cell: ({ code }) => <strong className="ct-code">{code}</strong>,
          },
          { key: 'zh', title: t('termTool.zh'), cell: ({ nameZh }) => <span lang="zh-CN">{nameZh}</span> },
          { key: 'en', title: t('termTool.en'), cell: ({ nameEn }) => <span lang="en">{nameEn}</span> },
          { key: 'group', title: t('termTool.group'), cell: ({ group }) => groups.labelOf(group) },
          { key: 'basis', title: t('termTool.basis'), cell: ({ basis }) => bases.labelOf(basis) },
        ]}
      />
    </Section>
  )
}
