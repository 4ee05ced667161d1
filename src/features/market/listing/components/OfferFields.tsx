import { factsOf, unitOf } from '@/contract/market/listing/kinds.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import { MAX_STOCK, STOCK_QTY_MAX } from '@/contract/market/listing/limits.ts'
import { CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fromLocalInput, toLocalInput } from '@/ui/localTime.ts'
import { Notice } from '@/ui/Notice.tsx'
import { CountField, NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useForm } from '../FormContext.ts'
import { NumbersField } from './NumbersField.tsx'
import { QtyText } from './QtyText.tsx'

/** Stock of the listing: containers by type, a quantity, or the cargo to be moved. */
export function OfferFields({ held }: { held: readonly Stock[] }) {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  if (draft.kind === 'CARGO') return <CargoFields />
  const error = errorOf('stock')
  const { numbers } = factsOf(draft.kind)
  return (
    <div className="ct-listing-block">
      <StockRows />
      {error && (
        <p className="ct-field-error" role="alert">
          {error}
        </p>
      )}
      {held.length > 0 && (
        <Notice>
          {t('listing.field.held')} <QtyText items={held} />
        </Notice>
      )}
      <div className="ct-listing-grid">
        <CountField
          label={t('listing.field.minOrder')}
          name="minOrder"
          maxLength={String(STOCK_QTY_MAX).length}
          value={draft.minOrder || undefined}
          error={errorOf('minOrder')}
          onValue={(count) => set('minOrder', count ?? 0)}
        />
        {draft.kind === 'EMPTY_BOX' &&
          (['emptyFrom', 'emptyTo'] as const).map((field) => (
            <DateField
              key={field}
              label={t(`listing.field.${field}`)}
              name={field}
              hasTime
              value={toLocalInput(draft[field])}
              error={errorOf(field)}
              onChange={(next) => set(field, fromLocalInput(next))}
            />
          ))}
      </div>
      {numbers && <NumbersField field={numbers} />}
    </div>
  )
}

function StockRows() {
  const t = useText()
  const { containerTypes, containerName } = useFreight()
  const { values: draft, update, errorOf } = useForm()
  const isBoxes = unitOf(draft.kind, draft.mode) === 'CONTAINER'
  const put = (index: number, patch: Partial<Stock>) =>
    update((before) => ({
      ...before,
      stock: before.stock.map((one, at) => (at === index ? { ...one, ...patch } : one)),
    }))
  const free = containerTypes.find(({ isoCode }) => !draft.stock.some((one) => one.isoCode === isoCode))
  return (
    <div className="ct-listing-rows" data-field="stock" tabIndex={-1}>
      {draft.stock.map((item, index) => (
        <div key={`${index}-${draft.stock.length}`} className="ct-listing-stock">
          {isBoxes && (
            <SelectField
              label={t('listing.field.box')}
              name={`stock.${index}.isoCode`}
              isRequired
              value={item.isoCode ?? ''}
              error={errorOf(`stock.${index}.isoCode`)}
              onChange={(isoCode) => put(index, { isoCode })}
              options={containerTypes.map(({ isoCode, code }) => ({
                value: isoCode,
                label: `${code} · ${containerName(isoCode)}`,
              }))}
            />
          )}
          <CountField
            label={t(`listing.field.qty.${unitOf(draft.kind, draft.mode)}`)}
            name={`stock.${index}.qty`}
            maxLength={String(STOCK_QTY_MAX).length}
            isRequired
            value={item.qty || undefined}
            error={errorOf(`stock.${index}.qty`)}
            onValue={(qty) => put(index, { qty: qty ?? 0 })}
          />
          {draft.stock.length > 1 && (
            <Button
              variant="quiet"
              aria-label={t('listing.field.box.remove', { no: index + 1 })}
              onClick={() => update((before) => ({ ...before, stock: before.stock.filter((_, at) => at !== index) }))}
            >
              {t('common.action.remove')}
            </Button>
          )}
        </div>
      ))}
      {isBoxes && free && draft.stock.length < MAX_STOCK && (
        <Button
          size="small"
          onClick={() =>
            update((before) => ({ ...before, stock: [...before.stock, { isoCode: free.isoCode, qty: 0 }] }))
          }
        >
          {t('listing.field.box.add')}
        </Button>
      )}
    </div>
  )
}

function CargoFields() {
  const t = useText()
  const { values: draft, set, errorOf } = useForm()
  const cargo = draft.cargo ?? { nameZh: '', grossKg: '', cbm: '', readyDate: '' }
  return (
    <div className="ct-listing-grid">
      {(['grossKg', 'cbm'] as const).map((part) => (
        <NumberField
          key={part}
          label={t(`listing.cargo.${part}`)}
          name={`cargo.${part}`}
          isRequired
          value={cargo[part]}
          error={errorOf(`cargo.${part}`)}
          onValue={(typed) => set('cargo', { ...cargo, [part]: typed })}
        />
      ))}
      {(['nameZh', 'readyDate'] as const).map((part) => (
        <TextField
          key={part}
          label={t(`listing.cargo.${part}`)}
          name={`cargo.${part}`}
          isRequired
          {...(part === 'readyDate' && { type: 'date' })}
          maxLength={CARGO_NAME_MAX}
          value={cargo[part]}
          error={errorOf(`cargo.${part}`)}
          onChange={(event) => set('cargo', { ...cargo, [part]: event.target.value })}
        />
      ))}
    </div>
  )
}
