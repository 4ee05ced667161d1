import { useEffect, useRef } from 'react'
import type { BulkResult, ListingSummary } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface ResultsProps {
  asked: readonly ListingSummary[]
  result: BulkResult
  onClose: () => void
}

const TONES = {
  DONE: 'ok',
  REVIEW: 'warn',
  CHANGED: 'danger',
  STATE: 'danger',
  MISSING: 'danger',
  REFUSED: 'danger',
} as const

/** Result per listing: failed ones come first and stay selected. */
export function BulkResults({ asked, result, onClose }: ResultsProps) {
  const t = useText()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const rows = result.results.map((one) => ({ ...one, row: asked.find(({ id }) => id === one.id) }))
  const failed = rows.filter(({ outcome }) => TONES[outcome] === 'danger')
  return (
    <Stack>
      <p ref={heading} tabIndex={-1} className="ct-listing-sum">
        {t('listing.bulk.done', { done: rows.length - failed.length, failed: failed.length })}
      </p>
      <DataTable
        caption={t('listing.bulk.results')}
        rows={[...failed, ...rows.filter((one) => !failed.includes(one))]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t('listing.list.listing'),
            isLead: true,
            cell: ({ row }) => (
              <span className="ct-listing-two">
                <strong>
                  <TypedText>{row?.title || t('listing.list.untitled')}</TypedText>
                </strong>
                <span className="ct-code ct-dim">{row?.no}</span>
              </span>
            ),
          },
          {
            key: 'outcome',
            title: t('listing.bulk.result'),
            cell: ({ outcome }) => <StatusTag tone={TONES[outcome]}>{t(`listing.bulk.outcome.${outcome}`)}</StatusTag>,
          },
        ]}
      />
      <div>
        <Button variant="primary" onClick={onClose}>
          {t('listing.bulk.close')}
        </Button>
      </div>
    </Stack>
  )
}
