import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { TENDER_TONES } from '@/reference/statusTones.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import './tender.css'

export function TenderStatusTag({ status }: { status: TenderStatus }) {
  return (
    <StatusTag tone={TENDER_TONES[status]}>
      <DictText dict="tender_status" code={status} />
    </StatusTag>
  )
}
