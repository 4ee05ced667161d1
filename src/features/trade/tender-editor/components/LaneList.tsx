import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { useLoad } from '../useLoad.ts'
import { LaneActions } from './LaneActions.tsx'
import type { LaneHandlers } from './LaneActions.tsx'
import { LaneFields } from './LaneEditor.tsx'

const DASH = '\u2013'

/** Compact list for many lanes, with one of them expanded. */
export function LaneList({ handlers }: { handlers: LaneHandlers }) {
  const t = useText()
  const { form, openLane, setOpenLane } = useIssue()
  const lanes = form.draft.lanes ?? []
  return (
    <ol className="ct-issue-lanes" aria-label={t('issue.field.lanes')}>
      {lanes.map((lane, index) => {
        const isOpen = index === openLane
        return (
          // Lanes have no id; every input is controlled, so the index is enough.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={isOpen ? 'ct-issue-laneitem ct-issue-laneopen' : 'ct-issue-laneitem'}>
            <button
              type="button"
              className="ct-issue-lanerow"
              data-field={`lanes.${index}`}
              aria-expanded={isOpen}
              onClick={() => setOpenLane(isOpen ? -1 : index)}
            >
              <LaneLine lane={lane} index={index} />
            </button>
            {isOpen && (
              <div className="ct-issue-lanebody" role="group" aria-label={t('issue.lane.no', { no: index + 1 })}>
                <LaneActions index={index} count={lanes.length} handlers={handlers} />
                <LaneFields index={index} lane={lane} isOnly={false} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function LaneLine({ lane, index }: { lane: LaneInput; index: number }) {
  const t = useText()
  const { portName } = useFreight()
  const { form, problems, isShown } = useIssue()
  const loadOf = useLoad()
  const port = (code: string | undefined) => (code ? `${code} ${portName(code)}` : DASH)
  const isTruck = form.draft.mode === 'TRUCK'
  const open = problems.filter(({ field }) => field.startsWith(`lanes.${index}.`)).length
  const tone = open === 0 ? 'ok' : isShown('route') ? 'danger' : 'warn'
  return (
    <>
      <span className="ct-issue-laneno">{index + 1}</span>
      <span className="ct-issue-laneway">
        {isTruck ? port(lane.pol) : `${port(lane.pol)} \u2192 ${port(lane.pod)}`}
      </span>
      <span className="ct-issue-laneload">{loadOf(lane) || DASH}</span>
      <span className="ct-issue-laneetd">
        {(lane.etdFrom ?? lane.etdTo) ? `${lane.etdFrom ?? DASH} \u2013 ${lane.etdTo ?? DASH}` : DASH}
      </span>
      <StatusTag tone={tone}>{t('issue.lane.open', { count: open })}</StatusTag>
    </>
  )
}
