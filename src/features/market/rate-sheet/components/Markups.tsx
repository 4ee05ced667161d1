import { Suspense, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { Markup } from '@/contract/market/rateSheet/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { toast } from '@/ui/toast.ts'
import { TypedText } from '@/ui/TypedText.tsx'
import { LazyMarkupDialog } from './lazySections.ts'

/** The mark-ups of a seller: which holds for whom, and how much it adds. */
export function Markups() {
  const t = useText()
  const query = useQuery(rateSheetEndpoints.markups, {}, { silent: true })
  const [edited, setEdited] = useState<Markup | 'new'>()
  return (
    <Section
      title={t('rateSheet.markups')}
      note={t('rateSheet.markups.note')}
      actions={<Button onClick={() => setEdited('new')}>{t('rateSheet.markup.add')}</Button>}
    >
      <QueryBlock query={query} height={160}>
        {({ markups }) =>
          markups.length === 0 ? (
            <EmptyState title={t('rateSheet.markups.empty')} text={t('rateSheet.markups.empty.text')} />
          ) : (
            <MarkupTable markups={markups} onEdit={setEdited} />
          )
        }
      </QueryBlock>
      <Suspense>
        {edited && (
          <LazyMarkupDialog {...(edited !== 'new' && { markup: edited })} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </Section>
  )
}

interface TableProps {
  markups: readonly Markup[]
  onEdit: (markup: Markup) => void
}

function MarkupTable({ markups, onEdit }: TableProps) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  return (
    <DataTable
      caption={t('rateSheet.markups')}
      rows={markups}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'customer',
          title: t('rateSheet.markup.customer'),
          isLead: true,
          cell: ({ customer }) =>
            customer === undefined ? t('rateSheet.markup.customer.any') : <TypedText>{customer}</TypedText>,
        },
        {
          key: 'lane',
          title: t('rateSheet.markup.lane'),
          cell: ({ pol, pod }) =>
            pol === undefined ? t('rateSheet.markup.lane.any') : <LaneText pol={pol} pod={pod} />,
        },
        {
          key: 'charge',
          title: t('rateSheet.markup.charge'),
          cell: ({ code, isoCode }) => (
            <span className="ct-rates-lines">
              <span>{code === undefined ? t('rateSheet.markup.charge.any') : chargeName(code)}</span>
              {isoCode !== undefined && <span className="ct-code">{boxCode(isoCode)}</span>}
            </span>
          ),
        },
        { key: 'value', title: t('rateSheet.markup.value'), align: 'end', cell: (row) => <Value row={row} /> },
        { key: 'step', title: t('rateSheet.markup.step'), align: 'end', cell: ({ step }) => step ?? '–' },
        { key: 'floor', title: t('rateSheet.markup.floor'), align: 'end', cell: ({ floor }) => floor ?? '–' },
        {
          key: 'action',
          title: t('rateSheet.col.action'),
          cell: (row) => <Actions row={row} onEdit={() => onEdit(row)} />,
        },
      ]}
    />
  )
}

/** A percentage with the currency it is limited to, or an amount. */
function Value({ row: { kind, value, currency } }: { row: Markup }) {
  if (kind === 'FIX') return <Money value={{ amount: value, currency: currency ?? '' }} />
  return (
    <span className="ct-code">
      {value}% {currency}
    </span>
  )
}

function Actions({ row, onEdit }: { row: Markup; onEdit: () => void }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const remove = useAction(rateSheetEndpoints.removeMarkup, {
    intent: `rateSheet.removeMarkup:${row.id}`,
    onSuccess: () => toast.success(t('rateSheet.markup.removed')),
    onError: close,
  })
  return (
    <RowActions
      name={row.customer ?? t('rateSheet.markup.customer.any')}
      main={
        <Button size="small" onClick={onEdit}>
          {t('rateSheet.markup.change')}
        </Button>
      }
      more={[{ key: 'remove', text: t('rateSheet.markup.remove'), run: () => setAsked(true), isDanger: true }]}
    >
      <Failure text={failureText(t, remove.error)} />
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        title={t('rateSheet.markup.remove.title')}
        confirmText={t('rateSheet.markup.remove')}
        isBusy={remove.loading}
        onCancel={close}
        onConfirm={() => void remove.run({ id: row.id })}
      >
        <p>{t('rateSheet.markup.remove.text')}</p>
      </ConfirmDialog>
    </RowActions>
  )
}
