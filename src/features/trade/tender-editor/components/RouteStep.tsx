import { useEffect, useRef, useState } from 'react'
import { MAX_LANES } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { focusField } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'
import type { IssueForm, LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { addLane, duplicateLane, LIST_FROM, moveLane, removeLane, takeLanes } from '../laneList.ts'
import { GroupError } from './fields.tsx'
import type { LaneHandlers } from './LaneActions.tsx'
import { LaneEditor } from './LaneEditor.tsx'
import { LaneList } from './LaneList.tsx'
import { LoadNotices } from './LoadNotices.tsx'

/** Step 2: route, quantity and dates; one lane or many, typed or imported. */
export function RouteStep() {
  const t = useText()
  const { form, update, setOpenLane } = useIssue()
  const importing = useLazyComponent(
    () => import('./ImportDialog.tsx').then((m) => m.ImportDialog),
    t('sheetImport.failure.unavailable'),
  )
  const { undo, change, goBack } = useUndo()
  const { handlers, focusOn, root } = useLaneHandlers(change)
  const lanes = form.draft.lanes ?? []
  const add = () => {
    update(addLane)
    setOpenLane(lanes.length)
    focusOn(`lanes.${lanes.length}.pol`)
  }
  const take = (taken: readonly LaneInput[], how: 'replace' | 'append') => {
    change(t('issue.lanes.taken', { count: taken.length }), (before) => takeLanes(before, taken, how))
    setOpenLane(-1)
    importing.close()
  }
  return (
    <div ref={root}>
      <div className="ct-issue-lanebar">
        <span className="ct-dim">{t('issue.lanes.count', { count: lanes.length, max: MAX_LANES })}</span>
        <Button size="small" isBusy={importing.isLoading} onClick={() => void importing.open()}>
          {t('issue.import.open')}
        </Button>
      </div>
      <GroupError at="lanes" />
      {undo && (
        <Notice tone="ok">
          <span role="status">{undo}</span>{' '}
          <Button
            size="small"
            data-lane="undo"
            onClick={() => {
              goBack()
              focusOn('add')
            }}
          >
            {t('issue.lanes.undo')}
          </Button>
        </Notice>
      )}
      {lanes.length >= LIST_FROM ? (
        <LaneList handlers={handlers} />
      ) : (
        lanes.map((lane, index) => (
          <LaneEditor
            // Lanes have no id; every input is controlled, so the index is enough.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            lane={lane}
            count={lanes.length}
            handlers={handlers}
          />
        ))
      )}
      <Button data-lane="add" onClick={add} disabled={lanes.length >= MAX_LANES}>
        {t('issue.lane.add')}
      </Button>
      <LoadNotices />
      {importing.Component && <importing.Component onClose={importing.close} onTake={take} />}
    </div>
  )
}

/** Keeps the lanes from before a removal for undo, until the lanes are edited again. */
function useUndo() {
  const { form, update } = useIssue()
  const [kept, setKept] = useState<{ text: string; before: IssueForm; after: IssueForm['draft']['lanes'] }>()
  const change = (text: string, by: (form: IssueForm) => IssueForm) =>
    update((before) => {
      const next = by(before)
      setKept({ text, before, after: next.draft.lanes })
      return next
    })
  const isRecent = kept !== undefined && kept.after === form.draft.lanes
  const goBack = () => {
    if (!kept) return
    const { before } = kept
    const isOfLanes = ([path]: [string, string]) => path.startsWith('lanes.')
    update((now) => ({
      ...now,
      draft: { ...now.draft, lanes: before.draft.lanes },
      typed: Object.fromEntries([
        ...Object.entries(now.typed).filter((one) => !isOfLanes(one)),
        ...Object.entries(before.typed).filter(isOfLanes),
      ]),
    }))
    setKept(undefined)
  }
  return { undo: isRecent ? kept.text : undefined, change, goBack }
}

/** Handlers for whole lanes, including where the focus moves. */
function useLaneHandlers(change: (text: string, by: (form: IssueForm) => IssueForm) => void) {
  const t = useText()
  const { update, setOpenLane } = useIssue()
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const field = wanted.current
    wanted.current = undefined
    const button = root.current?.querySelector<HTMLElement>(`[data-lane="${CSS.escape(field)}"]`)
    if (button) button.focus()
    else focusField(root.current, field)
  })
  const focusOn = (field: string) => {
    wanted.current = field
  }
  const handlers: LaneHandlers = {
    duplicate: (index) => {
      update((before) => duplicateLane(before, index))
      setOpenLane(index + 1)
      focusOn(`lanes.${index + 1}.pol`)
    },
    move: (index, by) => {
      update((before) => moveLane(before, index, by))
      setOpenLane(index + by)
      focusOn(`${by < 0 ? 'up' : 'down'}-${index + by}`)
    },
    remove: (index) => {
      change(t('issue.lanes.removed', { no: index + 1 }), (before) => removeLane(before, index))
      setOpenLane(-1)
      focusOn('undo')
    },
  }
  return { handlers, focusOn, root }
}
