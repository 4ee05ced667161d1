import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { saveText } from '@/shared/save.ts'
import { toast } from '@/ui/toast.ts'
import { useZoneOf } from './useZoneOf.ts'
import { sailingsCsv } from './files.ts'
import { wholeOf } from './useSchedule.ts'
import type { Schedule } from './useSchedule.ts'

/** Exports the full search result, not only the current page. */
export function useTable({ wanted, list }: Schedule): { isBusy: boolean; save: () => void } {
  const t = useText()
  const call = useCall()
  const formats = useFormats()
  const zoneOf = useZoneOf()
  const { carrierName, portName } = useFreight()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { records } = await call(shippingDateEndpoints.page, wholeOf(wanted, list.sort), { silent: true })
      const text = sailingsCsv(records, {
        headings: {
          carrier: t('schedule.form.carrier'),
          service: t('schedule.part.service'),
          vessel: t('schedule.csv.vessel'),
          voyage: t('schedule.csv.voyage'),
          pol: t('schedule.form.pol'),
          pod: t('schedule.form.pod'),
          days: t('schedule.csv.days'),
          via: t('schedule.csv.via'),
          terminals: t('schedule.csv.terminals'),
        },
        cutOff: (code) => t(`schedule.cutOff.code.${code}`),
        unnamed: t('schedule.unnamed'),
        carrier: carrierName,
        port: portName,
        time: (iso, port) => formats.portTime(iso, zoneOf(port)).replace('\u00A0', ' '),
      })
      saveText(`${wanted.pol ?? ''}-${wanted.pod ?? ''}-${wanted.from}.csv`, text)
    } catch (error) {
      toast.error(errorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
