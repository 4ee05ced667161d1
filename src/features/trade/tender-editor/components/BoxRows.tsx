import { MAX_BOX_TYPES } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { withoutRow } from '../paths.ts'
import { GroupError, NumberAt, SelectAt } from './fields.tsx'

/** Containers of one lane, one row per type. */
export function BoxRows({ index, lane }: { index: number; lane: LaneInput }) {
  const t = useText()
  const nameOf = useNameOf()
  const { containerTypes } = useFreight()
  const { set, update, form } = useIssue()
  const boxes = lane.boxes ?? []
  const list = `lanes.${index}.boxes`
  const remove = (row: number) =>
    update((before) => ({
      ...before,
      draft: {
        ...before.draft,
        lanes: before.draft.lanes?.map((one, at) =>
          at === index ? { ...one, boxes: one.boxes?.filter((_, place) => place !== row) } : one,
        ),
      },
      typed: withoutRow(form.typed, list, row),
    }))
  return (
    <div data-field={list} tabIndex={-1} className="ct-issue-boxes">
      <GroupError at={`lanes.${index}.boxes`} />
      {boxes.map((_, row) => (
        // Rows have no id; every input is controlled, so the index is enough.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="ct-issue-box" role="group" aria-label={t('issue.box.row', { no: row + 1 })}>
          <SelectAt
            at={`lanes.${index}.boxes.${row}.isoCode`}
            isRequired
            options={containerTypes.map((type) => ({ value: type.isoCode, label: `${type.code} ${nameOf(type)}` }))}
          />
          <NumberAt at={`lanes.${index}.boxes.${row}.qty`} isRequired inputMode="numeric" />
          {boxes.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => remove(row)}>
              {t('issue.box.remove', { no: row + 1 })}
            </Button>
          )}
        </div>
      ))}
      {boxes.length < MAX_BOX_TYPES && (
        <Button size="small" onClick={() => set(list, [...boxes, {}])}>
          {t('issue.box.add')}
        </Button>
      )}
    </div>
  )
}
