import { useId, useRef, useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { RATE_MODES, RATE_SHEET_NAME_MAX } from '@/contract/market/rateSheet/values.ts'
import type { RateMode } from '@/contract/market/rateSheet/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { RangeField } from '@/ui/RangeField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'

/** What a rate sheet is, and what holds for rows that do not say; empty texts for nothing. */
export interface Setup {
  name: string
  mode: RateMode
  currency: Currency
  carrierScac: string
  pol: string | null
  validFrom: string
  validTo: string
}

interface SetupProps {
  onDone: (setup: Setup) => void
  onClose: () => void
}

/** First step of an import: carriers put port, carrier and validity into a title or the file's name. */
export function ImportSetup({ onDone, onClose }: SetupProps) {
  const t = useText()
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const { labelOf } = useDict('transport_mode')
  const { carriers, carrierName } = useFreight()
  const day = marketDay(useServerNow(60_000))
  const [setup, setSetup] = useState<Setup>({
    name: t('rateSheet.import.name.usual', { day }),
    mode: 'FCL',
    currency: 'USD',
    carrierScac: '',
    pol: null,
    validFrom: '',
    validTo: '',
  })
  const [isMissing, setMissing] = useState(false)
  const places = usePlaces(setup.mode)
  const set = (part: Partial<Setup>) => setSetup((before) => ({ ...before, ...part }))
  const next = () => {
    const name = setup.name.trim()
    setMissing(name === '')
    if (name === '') focusField(root.current, 'name')
    else onDone({ ...setup, name })
  }
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('rateSheet.import')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('rateSheet.import.next')}
          </Button>
        </>
      }
    >
      <form
        ref={root}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <Stack>
          <TextField
            label={t('rateSheet.import.name')}
            name="name"
            value={setup.name}
            isRequired
            maxLength={RATE_SHEET_NAME_MAX}
            error={isMissing && setup.name.trim() === '' ? t('rateSheet.import.name.ask') : undefined}
            onChange={({ target }) => set({ name: target.value })}
          />
          <p>{t('rateSheet.import.text')}</p>
          <div className="ct-rates-fields">
            <SelectField
              label={t('rateSheet.import.mode')}
              value={setup.mode}
              options={choicesOf(RATE_MODES, labelOf)}
              onChange={(mode) => set({ mode, pol: null })}
            />
            <SelectField
              label={t('rateSheet.import.currency')}
              value={setup.currency}
              options={choicesOf(CURRENCIES)}
              onChange={(currency) => set({ currency })}
            />
            <SelectField
              label={t('rateSheet.import.carrier')}
              value={setup.carrierScac}
              none={t('rateSheet.import.inSheet')}
              options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
              onChange={(carrierScac) => set({ carrierScac })}
            />
            <PortCombobox
              label={t('rateSheet.import.pol')}
              placeholder={t('rateSheet.import.inSheet')}
              value={setup.pol}
              options={places}
              onChange={(pol) => set({ pol })}
            />
            <RangeField
              label={t('rateSheet.import.validity')}
              endLabel={t('rateSheet.import.validity.end')}
              from={setup.validFrom}
              to={setup.validTo}
              onChange={(validFrom, validTo) => set({ validFrom, validTo })}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
