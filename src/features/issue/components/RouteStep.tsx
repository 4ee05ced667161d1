import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { MAX_LANES } from '@/contract/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { IssueForm, LaneSketch } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { addLane, duplicateLane, LIST_FROM, moveLane, removeLane, takeLanes } from '../laneList.ts'
import { GroupError } from './fields.tsx'
import type { LaneVerbs } from './LaneActions.tsx'
import { LaneEditor } from './LaneEditor.tsx'
import { LaneList } from './LaneList.tsx'
import { LoadNotices } from './LoadNotices.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })))

/** Step 2: from where to where, how much and when; one lane or many, written or imported. */
export function RouteStep() {
  const t = useText()
  const { form, update, setOpenLane } = useIssue()
  const [isImporting, setImporting] = useState(false)
  const [undo, setUndo] = useState<{ text: string; form: IssueForm }>()
  const { verbs, focusOn, root } = useLaneVerbs((text) => setUndo({ text, form }))
  const lanes = form.draft.lanes ?? []
  const add = () => {
    update(addLane)
    setOpenLane(lanes.length)
    focusOn(`lanes.${lanes.length}.pol`)
  }
  const take = (taken: readonly LaneSketch[], how: 'replace' | 'append') => {
    setUndo({ text: t('issue.lanes.taken', { count: taken.length }), form })
    update((before) => takeLanes(before, taken, how))
    setOpenLane(-1)
    setImporting(false)
  }
  const goBack = () => {
    if (!undo) return
    const { lanes: before } = undo.form.draft
    update((now) => ({ ...now, draft: { ...now.draft, lanes: before }, typed: { ...now.typed, ...undo.form.typed } }))
    setUndo(undefined)
  }
  return (
    <div ref={root}>
      <div className="ct-issue-lanebar">
        <span className="ct-dim">{t('issue.lanes.count', { count: lanes.length, max: MAX_LANES })}</span>
        <Button size="s" onClick={() => setImporting(true)}>
          {t('issue.import.open')}
        </Button>
      </div>
      <GroupError at="lanes" />
      {undo && (
        <Notice tone="ok">
          <span role="status">{undo.text}</span>{' '}
          <Button size="s" data-lane="undo" onClick={goBack}>
            {t('issue.lanes.undo')}
          </Button>
        </Notice>
      )}
      {lanes.length >= LIST_FROM ? (
        <LaneList verbs={verbs} />
      ) : (
        lanes.map((lane, index) => (
          <LaneEditor
            // Lanes have no name of their own; every input is controlled, so the place is enough.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            lane={lane}
            count={lanes.length}
            verbs={verbs}
          />
        ))
      )}
      <Button onClick={add} disabled={lanes.length >= MAX_LANES}>
        {t('issue.lane.add')}
      </Button>
      <LoadNotices />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} onTake={take} />
        </Suspense>
      )}
    </div>
  )
}

/** What can be done with a lane as a whole, and where the focus goes afterwards. */
function useLaneVerbs(onRemoved: (text: string) => void) {
  const t = useText()
  const { update, setOpenLane } = useIssue()
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const field = CSS.escape(wanted.current)
    wanted.current = undefined
    const found = root.current?.querySelector<HTMLElement>(`[name="${field}"], [data-lane="${field}"]`)
    // A port keeps its value in a hidden input beside the one that is typed into.
    const isHidden = found instanceof HTMLInputElement && found.type === 'hidden'
    const target = isHidden ? found.parentElement?.querySelector<HTMLElement>('[role="combobox"]') : found
    target?.focus()
  })
  const focusOn = (field: string) => {
    wanted.current = field
  }
  const verbs: LaneVerbs = {
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
      onRemoved(t('issue.lanes.removed', { no: index + 1 }))
      update((before) => removeLane(before, index))
      setOpenLane(-1)
      focusOn('undo')
    },
  }
  return { verbs, focusOn, root }
}
