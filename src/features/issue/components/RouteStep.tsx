import { MAX_LANES } from '@/contract/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { newLane } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { withoutRow } from '../paths.ts'
import { GroupError } from './fields.tsx'
import { LaneEditor } from './LaneEditor.tsx'

/** Step 2: from where to where, how much and when; one lane or many. */
export function RouteStep() {
  const t = useText()
  const { form, update } = useIssue()
  const lanes = form.draft.lanes ?? []
  const add = () =>
    update((before) => {
      const last = before.draft.lanes?.at(-1)
      const fresh = newLane(before.draft.mode ?? 'FCL')
      // A further lane mostly leaves from the same place in the same days.
      const lane = last
        ? { ...fresh, pol: last.pol, cargoReadyDate: last.cargoReadyDate, etdFrom: last.etdFrom, etdTo: last.etdTo }
        : fresh
      return { ...before, draft: { ...before.draft, lanes: [...(before.draft.lanes ?? []), lane] } }
    })
  const remove = (index: number) =>
    update((before) => ({
      ...before,
      draft: { ...before.draft, lanes: before.draft.lanes?.filter((_, at) => at !== index) },
      typed: withoutRow(before.typed, 'lanes', index),
    }))
  return (
    <>
      <GroupError at="lanes" />
      {lanes.map((lane, index) => (
        <LaneEditor
          // Lanes have no name of their own; every input is controlled, so the place is enough.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          index={index}
          lane={lane}
          isOnly={lanes.length === 1}
          onRemove={() => remove(index)}
        />
      ))}
      <Button onClick={add} disabled={lanes.length >= MAX_LANES}>
        {t('issue.lane.add')}
      </Button>
    </>
  )
}
