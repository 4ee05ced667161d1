import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { CalculatorForm } from '../../components/CalculatorForm.tsx'
import { FigureField } from '../../components/FigureField.tsx'
import { ResultView } from '../../components/ResultView.tsx'
import {
  fillsOf,
  loadLines,
  loadOf,
  MAX_PIECE_ROWS,
  PIECE_FIELDS,
  PIECE_LIMITS,
  readRows,
  warningsOf,
  wholeRows,
  writeRows,
} from '../../sums/volume.ts'
import type { Load, PieceRow, Pieces } from '../../sums/volume.ts'
import { useEntries } from '../../useEntries.ts'
import '../../components/tariff.css'

const NAMES = ['rows'] as const
const BLANK: PieceRow = { pieces: '', length: '', width: '', height: '', kg: '' }

/** Volume, chargeable weight and containers for a load of pieces. */
export function VolumeTab() {
  const t = useText()
  const focusSoon = useFocusSoon()
  const { containerTypes } = useFreight()
  const { entries, change, keep } = useEntries('volume', NAMES)
  const rows = readRows(entries.rows)
  const write = (next: readonly PieceRow[]) => change({ rows: writeRows(next) })
  const focusRow = (at: number) =>
    focusSoon(() => document.querySelector<HTMLElement>(`[data-row="${String(at)}"] input`))
  const whole = wholeRows(rows)
  const load = whole && loadOf(whole)
  const warnings = whole && load ? warningsOf(whole, load, containerTypes) : []
  return (
    <CalculatorForm label={t('loadTool.form')} onLeave={keep}>
      <Section title={t('loadTool.title')} note={t('loadTool.note')}>
        <div className="ct-tariff-stack">
          {rows.map((row, at) => (
            // Rows have no id; they are never reordered, and their inputs have no own state.
            // oxlint-disable-next-line react/no-array-index-key
            <fieldset key={at} className="ct-tariff-group" data-row={at}>
              <legend>{t('loadTool.row', { row: at + 1 })}</legend>
              <div className="ct-tariff-pieces">
                {PIECE_FIELDS.map((field) => (
                  <FigureField
                    key={field}
                    label={t(`loadTool.field.${field}`)}
                    value={row[field]}
                    isRequired={field !== 'kg'}
                    onChange={(value) =>
                      write(rows.map((one, place) => (place === at ? { ...one, [field]: value } : one)))
                    }
                    {...PIECE_LIMITS[field]}
                  />
                ))}
                <Button
                  variant="quiet"
                  aria-label={t('loadTool.remove', { row: at + 1 })}
                  onClick={() => {
                    const rest = rows.filter((_, place) => place !== at)
                    write(rest.length > 0 ? rest : [BLANK])
                    focusRow(Math.max(0, at - 1))
                  }}
                >
                  {t('common.action.remove')}
                </Button>
              </div>
            </fieldset>
          ))}
          <div className="ct-tariff-row">
            {rows.length < MAX_PIECE_ROWS && (
              <Button
                onClick={() => {
                  write([...rows, BLANK])
                  focusRow(rows.length)
                }}
              >
                {t('loadTool.add')}
              </Button>
            )}
          </div>
        </div>
      </Section>
      <ResultView heading="volume" missing={t('loadTool.missing')} lines={load && loadLines(load)}>
        {warnings.map((warning) => (
          <Notice key={warning} tone="warn">
            {t(`loadTool.warning.${warning}`)}
          </Notice>
        ))}
      </ResultView>
      {whole && load && <Fills load={load} rows={whole} />}
    </CalculatorForm>
  )
}

function Fills({ load, rows }: { load: Load; rows: readonly Pieces[] }) {
  const t = useText()
  const { number } = useFormats()
  const nameOf = useNameOf()
  const { containerTypes } = useFreight()
  return (
    <Section title={t('loadTool.boxes')} note={t('loadTool.boxes.note')}>
      <DataTable
        caption={t('loadTool.boxes')}
        rows={fillsOf(load, containerTypes, rows)}
        rowKey={({ type }) => type.isoCode}
        columns={[
          {
            key: 'type',
            title: t('loadTool.boxes.type'),
            isLead: true,
            cell: ({ type }) => (
              <>
                <strong>{type.code}</strong> {nameOf(type)}
              </>
            ),
          },
          {
            key: 'capacity',
            title: t('loadTool.boxes.capacity'),
            cell: ({ type }) => `${type.planningCbm} m³ / ${number(type.typicalMaxPayloadKg)} kg`,
          },
          {
            key: 'count',
            title: t('loadTool.boxes.count'),
            align: 'end',
            cell: ({ count }) => <strong>{count}</strong>,
          },
          { key: 'by', title: t('loadTool.boxes.by'), cell: ({ by }) => t(`loadTool.by.${by}`) },
          { key: 'volume', title: t('loadTool.boxes.volume'), align: 'end', cell: (one) => `${one.volumePct}%` },
          { key: 'weight', title: t('loadTool.boxes.weight'), align: 'end', cell: (one) => `${one.weightPct}%` },
        ]}
      />
    </Section>
  )
}
