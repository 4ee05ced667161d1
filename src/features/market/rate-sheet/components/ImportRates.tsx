import { useRef, useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { Mapping } from '@/contract/market/rateSheet/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { MAX_ROWS } from '@/shared/sheet/cells.ts'
import type { Source } from '@/shared/sheet/cells.ts'
import type { ColumnChoices } from '@/shared/sheet/matching.ts'
import type { Going } from '@/shared/sheet/reading.ts'
import { SheetDialog } from '@/ui/sheet/SheetDialog.tsx'
import { runReading } from '../sheet/runReading.ts'
import { columnOptions, saveTemplate } from '../sheet/template.ts'
import type { RateResult } from '../sheet/types.ts'
import { ImportedRates } from './ImportedRates.tsx'
import { ImportSetup } from './ImportSetup.tsx'
import type { Setup } from './ImportSetup.tsx'

const NO_MAPPINGS: readonly Mapping[] = []

/** Imports a rate sheet: what it is, the file, its columns, and the rates in it. */
export function ImportRates({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup>()
  return setup ? <SheetStep setup={setup} onClose={onClose} /> : <ImportSetup onDone={setSetup} onClose={onClose} />
}

/** The choices of columns that this enterprise has made, by the headings of its sheets. */
function useMappings() {
  const { data } = useQuery(rateSheetEndpoints.mappings, {}, { silent: true })
  const fingerprint = useRef('')
  // A mapping that is not kept is asked for again; that is no reason to stop an import.
  const save = useAction(rateSheetEndpoints.saveMapping, { intent: 'rateSheet.saveMapping', silent: true })
  return {
    mappings: data?.mappings ?? NO_MAPPINGS,
    fingerprint,
    remember: (said: ColumnChoices) => {
      const choices = Object.entries(said).map(([heading, column]) => ({ heading, column }))
      void save.run({ fingerprint: fingerprint.current, choices })
      return said
    },
  }
}

function SheetStep({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const { containerTypes, charges, carriers } = useFreight()
  const { mappings, fingerprint, remember } = useMappings()
  const places = usePlaces(setup.mode)
  const lists = { boxTypes: containerTypes.map(({ isoCode, code }) => ({ isoCode, code })), charges }
  const read = (source: Source, choices: ColumnChoices, onProgress: Going['onProgress']) => {
    const { mode, currency, pol, carrierScac, validFrom, validTo } = setup
    const defaults = {
      currency,
      ...(pol && { pol }),
      ...(carrierScac && { carrierScac }),
      ...(validFrom && { validFrom }),
      ...(validTo && { validTo }),
    }
    const reading = runReading(source, { ...lists, places, carriers, mode, defaults, choices, mappings }, onProgress)
    const result = reading.result.then((answer) => {
      fingerprint.current = answer.fingerprint
      return answer
    })
    return { ...reading, result }
  }
  return (
    <SheetDialog<RateResult>
      title={t('rateSheet.import')}
      maxRows={MAX_ROWS}
      memory={{ recalled: () => ({}), remember, isShared: true }}
      options={columnOptions(lists, isChinese, {
        rate: t('rateSheet.import.columns.rate'),
        boxes: t('rateSheet.import.columns.boxes'),
        charges: t('rateSheet.import.columns.charges'),
      })}
      read={read}
      onTemplate={(kind) => saveTemplate(kind, lists, isChinese, t('rateSheet.import.note'))}
      onClose={onClose}
    >
      {(result, again) => <ImportedRates setup={setup} result={result} onAgain={again} onClose={onClose} />}
    </SheetDialog>
  )
}
