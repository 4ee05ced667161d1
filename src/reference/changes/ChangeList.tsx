import type { ReactNode } from 'react'
import type { Change } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { useDict, useFreight } from '../useReferences.ts'
import { changeLabel, fieldOf } from './changeText.ts'

const DASH = '\u2013'

/** Changes of a tender, one by one: old and new values as text. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  const words = useWords()
  return (
    <DataTable
      caption={t('change.caption')}
      rows={changes}
      rowKey={(change) => change.field}
      columns={[
        {
          key: 'field',
          title: t('change.column.field'),
          cell: (change) => changeLabel(t, change.field),
          isLead: true,
        },
        {
          key: 'was',
          title: t('change.column.was'),
          cell: (change) => <del>{words(change.field, change.before)}</del>,
        },
        {
          key: 'is',
          title: t('change.column.is'),
          cell: (change) => <strong>{words(change.field, change.after)}</strong>,
        },
      ]}
    />
  )
}

/** Returns a function that formats a value: names for codes, dates with their zone, yes and no. */
function useWords(): (path: string, value: string | undefined) => ReactNode {
  const t = useText()
  const endOf = useDict('paid_at').labelOf
  const dicts = {
    paymentTerm: useDict('payment_term').labelOf,
    party: useDict('sale_party').labelOf,
    ORIGIN: endOf,
    FREIGHT: endOf,
    DESTINATION: endOf,
    awardRule: useDict('award_rule').labelOf,
    demands: useDict('demand_level').labelOf,
    visibility: useDict('visibility').labelOf,
    receiptType: useDict('handover_type').labelOf,
    deliveryType: useDict('handover_type').labelOf,
  }
  const { portName, packageName, boxCode } = useFreight()
  const boxNames = (text: string) =>
    text.replace(/\b([A-Z0-9]{4})\u00D7(\d+)/g, (_, iso: string, qty: string) => `${qty}\u00D7${boxCode(iso)}`)
  return (path, value) => {
    const field = fieldOf(path)
    if (value === undefined || value === '') return DASH
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'common.yes' : 'common.no')
    if (field === 'settlement')
      return value === 'ONE' ? t('change.settlement.ONE') : t('change.settlement.PER_CURRENCY')
    if (field === 'deadline') return <DateText value={value} />
    if (field === 'pol' || field === 'pod') return `${value} ${portName(value)}`
    if (field === 'packageType') return packageName(value)
    if (field === 'invited' || field === 'guests') return t('change.enterprises', { count: value.split(', ').length })
    return field && field in dicts ? dicts[field as keyof typeof dicts](value) : boxNames(value)
  }
}
