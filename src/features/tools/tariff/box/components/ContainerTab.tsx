import { useId } from 'react'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { TextField } from '@/ui/Field.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { CalculatorForm } from '../../components/CalculatorForm.tsx'
import { checkNumbers, MAX_NUMBERS, readSizeType } from '../../sums/containers.ts'
import type { CheckedNumber } from '../../sums/containers.ts'
import { useEntries } from '../../useEntries.ts'
import '../../components/tariff.css'

const NAMES = ['no', 'size'] as const

/** Checks container numbers in bulk, and explains size-type codes. */
export function ContainerTab() {
  const t = useText()
  const { entries, change, keep } = useEntries('container', NAMES)
  const numbers = checkNumbers(entries.no ?? '')
  const isCut = (entries.no ?? '').split(/\n/).filter((line) => line.trim() !== '').length > MAX_NUMBERS
  return (
    <CalculatorForm label={t('boxTool.form')} onLeave={keep}>
      <Section title={t('boxTool.no.title')} note={t('boxTool.no.note')}>
        <TextAreaField
          label={t('boxTool.no.numbers')}
          hint={isCut ? t('boxTool.no.many', { max: MAX_NUMBERS }) : t('boxTool.no.hint', { max: MAX_NUMBERS })}
          rows={5}
          className="ct-code"
          spellCheck={false}
          autoComplete="off"
          value={entries.no ?? ''}
          onChange={(event) => change({ no: event.target.value })}
        />
      </Section>
      <Verdicts numbers={numbers} />
      <SizeType typed={entries.size ?? ''} onChange={(size) => change({ size })} />
    </CalculatorForm>
  )
}

const KINDS = ['U', 'J', 'Z'] as const

function Verdicts({ numbers }: { numbers: readonly CheckedNumber[] }) {
  const t = useText()
  const problemText = useProblemText()
  const verdictOf = ({ problem }: CheckedNumber) =>
    problem ? problemText({ field: 'no', ...problem }) : t('boxTool.no.good')
  const kindOf = ({ no }: CheckedNumber) => {
    const kind = KINDS.find((one) => one === no[3])
    return kind ? t(`boxTool.kind.${kind}`) : (no[3] ?? '')
  }
  const head = [
    t('boxTool.no.line'),
    t('boxTool.no.no'),
    t('boxTool.no.owner'),
    t('boxTool.no.kind'),
    t('boxTool.no.digit'),
    t('boxTool.no.verdict'),
  ]
  const table = numbers.map((one) => [
    one.line,
    one.no,
    one.no.slice(0, 3),
    kindOf(one),
    one.digit ?? '',
    verdictOf(one),
  ])
  if (numbers.length === 0)
    return (
      <Section title={t('boxTool.no.result')}>
        <p className="ct-tariff-missing">{t('boxTool.no.empty')}</p>
      </Section>
    )
  const bad = numbers.filter(({ problem }) => problem).length
  return (
    <Section
      title={t('boxTool.no.result')}
      note={
        <span role="status">{t('boxTool.no.counts', { count: numbers.length, good: numbers.length - bad, bad })}</span>
      }
      actions={
        <>
          <CopyButton
            text={[head, ...table].map((row) => row.join('\t')).join('\n')}
            what={t('boxTool.no.copied')}
            words={t('tariff.copy.table')}
          />
          <Button onClick={() => saveText('containers.csv', toCsv([head, ...table]))}>{t('boxTool.no.csv')}</Button>
          <Button onClick={() => window.print()}>{t('tariff.print')}</Button>
        </>
      }
    >
      <DataTable
        caption={t('boxTool.no.result')}
        rows={numbers}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            key: 'no',
            title: t('boxTool.no.no'),
            isLead: true,
            cell: ({ no }) => <strong className="ct-code ct-tariff-any">{no}</strong>,
          },
          { key: 'line', title: t('boxTool.no.line'), align: 'end', cell: ({ line }) => line },
          { key: 'owner', title: t('boxTool.no.owner'), cell: ({ no }) => no.slice(0, 3) },
          { key: 'kind', title: t('boxTool.no.kind'), cell: kindOf },
          { key: 'digit', title: t('boxTool.no.digit'), align: 'end', cell: ({ digit }) => digit },
          {
            key: 'verdict',
            title: t('boxTool.no.verdict'),
            cell: (one) => <StatusTag tone={one.problem ? 'danger' : 'ok'}>{verdictOf(one)}</StatusTag>,
          },
        ]}
      />
    </Section>
  )
}

function SizeType({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) {
  const t = useText()
  const listId = useId()
  const nameOf = useNameOf()
  const { containerTypes } = useFreight()
  const found = readSizeType(typed)
  const known = containerTypes.find(({ isoCode }) => isoCode === found?.code)
  return (
    <Section title={t('boxTool.size.title')} note={t('boxTool.size.note')}>
      <div className="ct-tariff-stack">
        <div className="ct-tariff-fields">
          <TextField
            label={t('boxTool.size.code')}
            error={typed.trim().length >= 4 && !found ? t('boxTool.size.wrong') : undefined}
            list={listId}
            maxLength={8}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <datalist id={listId}>
          {containerTypes.map((type) => (
            <option key={type.isoCode} value={type.isoCode}>
              {nameOf(type)}
            </option>
          ))}
        </datalist>
        {found && (
          <DefinitionGrid
            items={[
              { label: t('boxTool.size.length'), value: found.length },
              { label: t('boxTool.size.height'), value: found.height },
              { label: t('boxTool.size.width'), value: found.width },
              { label: t('boxTool.size.group'), value: t(`boxTool.group.${found.group}`) },
              { label: t('boxTool.size.feature'), value: found.code[3] },
              {
                label: t('boxTool.size.known'),
                value: known ? `${known.code} ${nameOf(known)}` : t('boxTool.size.unknown'),
                span: 2,
              },
            ]}
          />
        )}
      </div>
    </Section>
  )
}
