import { useCallback, useMemo, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { Problem } from '@/contract/problem.ts'
import { placesOf } from '@/contract/reference/places.ts'
import type { FreightReference } from '@/contract/reference/schemas.ts'
import { tenderDiff } from '@/contract/trade/tender/changes.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { Change, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { useDraftErrors } from '@/forms/useDraftErrors.ts'
import type { DraftErrors } from '@/forms/useDraftErrors.ts'
import { useDraftValues } from '@/forms/useDraftValues.ts'
import type { DraftValues } from '@/forms/useDraftValues.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { checkIssue } from './check.ts'
import { writtenOf } from './form.ts'
import type { IssueForm } from './form.ts'
import type { EditorState } from './editorState.ts'
import { asDraft, outgoing } from './outgoing.ts'
import type { Proposals } from './outgoing.ts'
import { writeAt } from './paths.ts'
import { propose } from './propose.ts'
import { STEPS, stepOf } from './steps.ts'
import type { Step } from './steps.ts'

/** The form as passed to its steps. */
export interface IssueView extends Pick<DraftValues<IssueForm>, 'update' | 'newest'>, DraftErrors<Step> {
  form: IssueForm
  /** The tender to submit. */
  out: TenderDraftInput
  proposals: Proposals
  /** Sets the value at a path of the draft. */
  set: (path: string, value: unknown) => void
  /** Index of the expanded lane in the list; -1 for none. */
  openLane: number
  setOpenLane: (index: number) => void
  /** The published tender being amended. */
  amending?: TenderDetail | undefined
  /** Changes of the amendment so far. */
  changes: readonly Change[]
}

function useProposals(form: IssueForm): Proposals {
  const t = useText()
  const { portName, portOf, boxCode, charges } = useFreight()
  return useMemo(
    () =>
      propose(form, {
        t,
        portName,
        portOf,
        boxCode,
        charges,
      }),
    [form, t, portName, portOf, boxCode, charges],
  )
}

/** State of the wizard, its problems, and which of them are shown. */
export function useIssueForm(
  { form: initial, amending }: Pick<EditorState, 'form' | 'amending'>,
  onChange: (form: IssueForm) => void,
): IssueView {
  const { clock } = useApi()
  const { values: form, update, newest } = useDraftValues(initial, onChange)
  const [openLane, setOpenLane] = useState(0)
  const freight = useFreight().data
  const proposals = useProposals(form)
  const published = useMemo(() => amending && writtenOf(amending), [amending])
  const out = useMemo(() => outgoing(form, proposals, published), [form, proposals, published])
  const changes = useMemo(() => (published ? tenderDiff(published, asDraft(out)) : []), [published, out])
  const judge = useCallback(
    () => problemsOf(out, form, freight, clock.now(), published),
    [out, form, freight, clock, published],
  )
  const errors = useDraftErrors({ judge, values: out, stepOf })
  return {
    ...errors,
    form,
    out,
    proposals,
    update,
    newest,
    set: (path, value) => update((before) => ({ ...before, draft: writeAt(before.draft, path, value) })),
    openLane,
    setOpenLane,
    amending,
    changes,
  }
}

/** Problems in step order. Proposed values never count as missing: title follows route, validity follows deadline. */
function problemsOf(
  out: TenderDraftInput,
  form: IssueForm,
  freight: FreightReference | undefined,
  now: number,
  published: TenderDraft | undefined,
): Problem[] {
  const isPlace = (code: string) => !freight || placesOf(freight, out.mode).some(({ unlocode }) => unlocode === code)
  return checkIssue(out, { typed: form.typed, now: new Date(now), isPlace, published })
    .filter(({ field }) => field !== 'title' || !form.autoTitle)
    .filter(({ field }) => field !== 'validityWantedTo' || out.validityWantedTo !== undefined || form.isValidityBlank)
    .toSorted((a, b) => STEPS.indexOf(stepOf(a.field)) - STEPS.indexOf(stepOf(b.field)))
}
