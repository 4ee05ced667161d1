import { useMemo, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import type { FieldError } from '@/contract/envelope.ts'
import type { Problem } from '@/contract/problem.ts'
import type { FreightReference } from '@/contract/reference/schemas.ts'
import { tenderDiff } from '@/contract/trade/tender/changes.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { Change, TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { readAt } from '@/shared/readAt.ts'
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

/** A field error of the server; it is kept until the field changes. */
interface Refusal {
  message: string
  /** The field's value when it was rejected. */
  was: string
}

/** The form as passed to its steps. */
export interface IssueView {
  form: IssueForm
  /** The tender to submit. */
  out: TenderDraftInput
  proposals: Proposals
  update: (change: (form: IssueForm) => IssueForm) => void
  /** Sets the value at a path of the draft. */
  set: (path: string, value: unknown) => void
  errorOf: (path: string) => string | undefined
  /** Problems that block publishing now, of one step or all. */
  problemsOf: (step?: Step) => Problem[]
  /** Problems as of the last change, shown or not. */
  problems: readonly Problem[]
  isShown: (step: Step) => boolean
  /** Index of the expanded lane in the list; -1 for none. */
  openLane: number
  setOpenLane: (index: number) => void
  /** Shows the problems of these steps at their fields from now on. */
  show: (steps: readonly Step[]) => void
  refuse: (errors: readonly FieldError[]) => void
  /** Fields rejected by the server and unchanged since. */
  refused: readonly string[]
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
  const wordsOf = useProblemText()
  const { clock } = useApi()
  const [form, setForm] = useState(initial)
  // A ref, because two changes in one event must build on each other.
  const latest = useRef(initial)
  const [shown, setShown] = useState<ReadonlySet<Step>>(new Set())
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({})
  const [openLane, setOpenLane] = useState(0)
  const freight = useFreight().data
  const proposals = useProposals(form)
  const published = useMemo(() => amending && writtenOf(amending), [amending])
  const out = useMemo(() => outgoing(form, proposals, published), [form, proposals, published])
  const changes = useMemo(() => (published ? tenderDiff(published, asDraft(out)) : []), [published, out])
  // Takes the time once per change: rules in hours need no finer clock.
  const problems = useMemo(
    () => judge(out, form, freight, clock.now(), published),
    [out, form, freight, clock, published],
  )
  const valueAt = (path: string) => JSON.stringify(readAt(out, path)) ?? ''
  const stands = (path: string) => refusals[path]?.was === valueAt(path)

  const update = (change: (form: IssueForm) => IssueForm) => {
    latest.current = change(latest.current)
    setForm(latest.current)
    onChange(latest.current)
  }
  return {
    form,
    out,
    proposals,
    update,
    set: (path, value) => update((before) => ({ ...before, draft: writeAt(before.draft, path, value) })),
    errorOf: (path) => {
      const problem = shown.has(stepOf(path)) ? problems.find(({ field }) => field === path) : undefined
      if (problem) return wordsOf(problem)
      return stands(path) ? refusals[path]?.message : undefined
    },
    problemsOf: (step) =>
      judge(out, form, freight, clock.now(), published).filter(({ field }) => !step || stepOf(field) === step),
    problems,
    isShown: (step) => shown.has(step),
    openLane,
    setOpenLane,
    show: (steps) => setShown((before) => new Set([...before, ...steps])),
    refuse: (errors) =>
      setRefusals(
        Object.fromEntries(
          errors.map(({ field, message }) => {
            const path = field.replace(/^draft\./, '')
            return [path, { message, was: valueAt(path) }]
          }),
        ),
      ),
    amending,
    changes,
    refused: Object.keys(refusals).filter(stands),
  }
}

/** Problems in step order. Proposed values never count as missing: title follows route, validity follows deadline. */
function judge(
  out: TenderDraftInput,
  form: IssueForm,
  freight: FreightReference | undefined,
  now: number,
  published: TenderDraft | undefined,
): Problem[] {
  const isPort = (unlocode: string) => !freight || freight.ports.some((port) => port.unlocode === unlocode)
  return checkIssue(out, { typed: form.typed, now: new Date(now), isPort, published })
    .filter(({ field }) => field !== 'title' || !form.autoTitle)
    .filter(({ field }) => field !== 'validityWantedTo' || out.validityWantedTo !== undefined || form.isValidityBlank)
    .toSorted((a, b) => STEPS.indexOf(stepOf(a.field)) - STEPS.indexOf(stepOf(b.field)))
}
