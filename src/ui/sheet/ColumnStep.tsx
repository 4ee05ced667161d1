import { useEffect, useRef, useState } from 'react'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import type { ColumnChoices, ColumnMatching, OpenColumn } from '@/shared/sheet/matching.ts'
import { Button } from '../Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { focusField } from '../focusField.ts'
import { listText } from '../listText.ts'
import { Notice } from '../Notice.tsx'
import { Select } from '../SelectField.tsx'

/** A possible meaning of a column, with the name of its group. */
export interface ColumnOption {
  value: string
  label: string
  group: string
}

interface StepProps {
  matching: ColumnMatching
  options: readonly ColumnOption[]
  /** The choices are kept for the whole enterprise. */
  isShared: boolean
  onDone: (choices: ColumnChoices) => void
  onAgain: () => void
}

/** Placeholder for an undecided column. */
const OPEN = '?'

/** Initial choices: earlier ones; else undecided if leaving the column out would lose quantities. */
function firstChoices({ open }: ColumnMatching): Record<string, string> {
  return Object.fromEntries(open.map(({ name, choice, counts }) => [name, choice ?? (counts ? OPEN : '')]))
}

/** Asks for the meaning of columns with unknown headings, and shows their first values. */
export function ColumnStep({ matching, options, isShared, onDone, onAgain }: StepProps) {
  const t = useText()
  const { locale } = useLocale()
  const [choices, setChoices] = useState(() => firstChoices(matching))
  const [submitted, setSubmitted] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])
  const { open, missing } = matching
  const labelOf = (column: string) => options.find(({ value }) => value === column)?.label ?? column
  const lacking = missing.filter((column) => !Object.values(choices).includes(column))
  const isWrong = ({ name }: OpenColumn) => submitted && choices[name] === OPEN
  const go = () => {
    const undecided = open.find(({ name }) => choices[name] === OPEN)
    if (!undecided && lacking.length === 0) return onDone(choices)
    setSubmitted(true)
    // All columns are decided but a required one is missing: focus any open column.
    const name = undecided?.name ?? open[0]?.name ?? ''
    return void focusField(root.current, name)
  }
  return (
    <div ref={root} className="ct-import">
      <p ref={intro} tabIndex={-1} className="ct-import-sum">
        {t('sheetImport.columns.intro', { count: open.length })}
      </p>
      <p className="ct-dim">{t(isShared ? 'sheetImport.columns.hintShared' : 'sheetImport.columns.hint')}</p>
      {lacking.length > 0 && (
        <Notice tone={submitted ? 'danger' : 'warn'} isAlert={submitted}>
          {t('sheetImport.columns.missing', { names: listText(locale, lacking.map(labelOf)) })}
        </Notice>
      )}
      <DataTable
        caption={t('sheetImport.columns.intro', { count: open.length })}
        rows={open}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'heading',
            title: t('sheetImport.columns.heading'),
            cell: ({ heading }) => <bdi>{heading}</bdi>,
            isLead: true,
          },
          {
            key: 'values',
            title: t('sheetImport.columns.values'),
            cell: ({ values }) => <bdi className="ct-import-value">{values.join(' · ')}</bdi>,
          },
          {
            key: 'choice',
            title: t('sheetImport.columns.choice'),
            cell: (column) => (
              <Choice
                column={column}
                value={choices[column.name] ?? ''}
                options={options.filter(
                  ({ value }) => value === choices[column.name] || !isTaken(value, matching, choices),
                )}
                isWrong={isWrong(column)}
                onChange={(value) => setChoices((before) => ({ ...before, [column.name]: value }))}
              />
            ),
          },
        ]}
      />
      <div className="ct-import-foot">
        <Button onClick={onAgain}>{t('sheetImport.again')}</Button>
        <Button variant="primary" onClick={go}>
          {t('sheetImport.columns.go')}
        </Button>
      </div>
    </div>
  )
}

/** Whether one of our columns is already assigned in the sheet: two would contradict each other. */
const isTaken = (value: string, { known }: ColumnMatching, choices: ColumnChoices): boolean =>
  known.includes(value) || Object.values(choices).includes(value)

interface ChoiceProps {
  column: OpenColumn
  value: string
  options: readonly ColumnOption[]
  isWrong: boolean
  onChange: (value: string) => void
}

function Choice({ column, value, options, isWrong, onChange }: ChoiceProps) {
  const t = useText()
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div className="ct-import-choice">
      <Select
        look="mini"
        control={{
          'aria-label': t('sheetImport.columns.label', { heading: column.heading }),
          'aria-invalid': isWrong ? true : undefined,
        }}
        name={column.name}
        value={value}
        onChange={onChange}
        options={[
          ...(value === OPEN ? [{ value: OPEN, label: t('sheetImport.columns.open') }] : []),
          { value: '', label: t('sheetImport.columns.leave') },
          ...groups.map((group) => ({ label: group, options: options.filter((option) => option.group === group) })),
        ]}
      />
      {isWrong && (
        <span className="ct-field-error" role="alert">
          {t('sheetImport.columns.need')}
        </span>
      )}
    </div>
  )
}
