import type { TransportRow } from '@/contract/money/invoice/schemas.ts'
import { JOURNEY_MAX, MAX_JOURNEYS } from '@/contract/money/invoice/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'

/** An empty journey. */
export const BLANK_ROW: TransportRow = { from: '', to: '', vehicle: '', plate: '', goods: '' }
const PARTS = ['from', 'to', 'vehicle', 'plate', 'goods'] as const

interface RowsProps {
  rows: readonly TransportRow[]
  onChange: (rows: TransportRow[]) => void
  error: string | undefined
}

/** Journeys of an invoice for road transport. */
export function TransportRows({ rows, onChange, error }: RowsProps) {
  const t = useText()
  return (
    <fieldset className="ct-invoice-rows">
      <legend>{t('invoice.transport')}</legend>
      {error && (
        <p className="ct-field-error" role="alert">
          {error}
        </p>
      )}
      {rows.map((row, at) => (
        // Rows have no id, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="ct-invoice-row">
          {PARTS.map((part) => (
            <TextField
              key={part}
              name={`transportRows.${at}.${part}`}
              label={t(`invoice.transport.${part}`)}
              isRequired
              maxLength={JOURNEY_MAX[part]}
              value={row[part]}
              onChange={(event) =>
                onChange(rows.map((one, index) => (index === at ? { ...one, [part]: event.target.value } : one)))
              }
            />
          ))}
          {rows.length > 1 && (
            <Button size="small" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
              {t('common.action.remove')}
            </Button>
          )}
        </div>
      ))}
      {rows.length < MAX_JOURNEYS && (
        <Button size="small" onClick={() => onChange([...rows, BLANK_ROW])}>
          {t('invoice.transport.add')}
        </Button>
      )}
    </fieldset>
  )
}
