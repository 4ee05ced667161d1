import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { HsActionContext } from '@/features/trade/tender-editor/HsActionContext.ts'
import { IssueEditor } from '@/features/trade/tender-editor/components/IssueEditor.tsx'
import { entityOf } from '@/features/trade/tender-editor/editorState.ts'
import type { IssueSource } from '@/features/trade/tender-editor/editorState.ts'
import { FirstTour } from '@/forms/tour/FirstTour.tsx'
import { useText } from '@/i18n/useText.ts'
import { dayIn, PLACE_CODE } from '@/routes/addressForms.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { GoodsPick } from '@/features/tools/goods-pick/GoodsPick.tsx'
import { GoodsPickerContext } from '@/features/trade/tender-editor/GoodsPickerContext.ts'
import type { CargoFill } from '@/features/trade/tender-editor/GoodsPickerContext.ts'
import { HsFavorite } from './HsFavorite.tsx'
import { Pending } from './Pending.tsx'

/**
 * Changes when another member signs in on this page, so that the form restarts: input must never pass to another member
 * (RELIABILITY T5).
 */
function useOwner(): number {
  const { user } = useSession()
  const [owner, setOwner] = useState({ id: user?.id, turn: 0 })
  if (user && user.id !== owner.id) setOwner({ id: user.id, turn: owner.turn + (owner.id === undefined ? 0 : 1) })
  return owner.turn
}

const hsStar = (code: string) => <HsFavorite key={code} code={code} />

const goodsPick = (fill: (goods: CargoFill) => void) => (
  <GoodsPick
    onPick={({ nameZh, nameEn, hsCode, packageType, grossKg }) =>
      fill({ nameZh, nameEn, hsCode, packageType, grossKg })
    }
  />
)

/** A sailing's id of the schedules; a plus sign of an address reads as a blank. */
const sailingIn = (text: string): string | undefined => {
  const id = text.replaceAll(' ', '+')
  return /^s-[\w.+-]{5,62}$/.test(id) ? id : undefined
}

/** URL parameters: what to edit, and values for a new tender. */
const RULES = {
  id: readId,
  copy: readId,
  renew: readId,
  pol: PLACE_CODE,
  pod: PLACE_CODE,
  mode: TRANSPORT_MODES,
  hs: /^\d{4,10}$/,
  etdFrom: dayIn,
  etdTo: dayIn,
  sailing: sailingIn,
}

export default function TenderIssuePage() {
  const t = useText()
  const owner = useOwner()
  const [isAmending, setAmending] = useState(false)
  const [, setParams] = useSearchParams()
  const { id: written, copy, renew, ...prefill } = useAddressValues(RULES)
  const source: IssueSource = { id: written, copy, renew, prefill }
  // Kept when saving gives the draft an id.
  const [isNew] = useState(written === undefined && copy === undefined && renew === undefined)
  const entity = entityOf(source)
  // Saving a new draft puts its id into the URL; keep the same form then.
  const [shown, setShown] = useState({ entity, savedAs: '', turn: 0 })
  if (entity !== shown.entity) setShown({ entity, savedAs: '', turn: shown.turn + (entity === shown.savedAs ? 0 : 1) })
  const keepId = (id: string) => {
    setShown({ ...shown, savedAs: id })
    setParams(
      (before) => {
        const after = new URLSearchParams({ id })
        const step = before.get('step')
        if (step) after.set('step', step)
        return after
      },
      { replace: true },
    )
  }
  return (
    <>
      <PageHeader
        title={t(
          isAmending
            ? 'issue.title.amend'
            : source.id
              ? 'issue.title.edit'
              : source.renew
                ? 'issue.title.renew'
                : source.copy
                  ? 'issue.title.copy'
                  : 'issue.title.new',
        )}
        lead={t(isAmending ? 'issue.lead.amend' : 'issue.lead')}
        actions={<LinkButton to={hrefTo('myTenderBids')}>{t('issue.mine')}</LinkButton>}
      />
      {written && <Pending id={written} />}
      {isNew && <FirstTour name="publish" />}
      <HsActionContext value={hsStar}>
        <GoodsPickerContext value={goodsPick}>
          <IssueEditor key={`${shown.turn}|${owner}`} source={source} onSaved={keepId} onKind={setAmending} />
        </GoodsPickerContext>
      </HsActionContext>
    </>
  )
}
