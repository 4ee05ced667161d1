import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { MadeListings, RateExport, RateListings, RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_RATE_LISTINGS } from '@/contract/market/rateSheet/values.ts'
import { useText } from '@/i18n/useText.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { hrefTo } from '@/routes/href.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { Stack } from '@/ui/Split.tsx'

interface DialogProps {
  sheet: RateSheetDetail
  onClose: () => void
}

/** Makes drafts of listings from the lanes of an active sheet, all or those of a port. */
export function ListingsDialog({ sheet, onClose }: DialogProps) {
  const t = useText()
  const [made, setMade] = useState<MadeListings>()
  const action = useAction(rateSheetEndpoints.makeListings, {
    intent: `rateSheet.makeListings:${sheet.id}`,
    loading: true,
    silent: true,
    onSuccess: (value) => setMade(value),
  })
  const query = useQuery(rateSheetEndpoints.export, { id: sheet.id }, { silent: true })
  return (
    <Dialog isOpen size="medium" title={t('rateSheet.listings.title')} onClose={onClose}>
      {made ? (
        <Made made={made} onClose={onClose} />
      ) : (
        <QueryBlock query={query} height={200}>
          {({ rows }) => <Lanes sheet={sheet} rows={rows} action={action} onClose={onClose} />}
        </QueryBlock>
      )}
    </Dialog>
  )
}

/** Lanes of rates that hold today, each once. */
function lanesIn(rows: RateExport['rows']): { pol: string; pod: string }[] {
  const valid = rows.filter(({ state }) => state === 'VALID')
  return [...new Map(valid.map(({ pol, pod }) => [`${pol}-${pod}`, { pol, pod }])).values()]
}

interface LanesProps extends DialogProps {
  rows: RateExport['rows']
  action: Action<RateListings, MadeListings>
}

function Lanes({ sheet: { id, version, mode }, rows, action, onClose }: LanesProps) {
  const t = useText()
  const [pol, setPol] = useState<string | null>(null)
  const [pod, setPod] = useState<string | null>(null)
  const all = lanesIn(rows)
  const lanes = all.filter((lane) => (pol === null || lane.pol === pol) && (pod === null || lane.pod === pod))
  const options = usePlaces(mode)
  const reason =
    lanes.length === 0
      ? t('rateSheet.listings.none')
      : lanes.length > MAX_RATE_LISTINGS
        ? t('rateSheet.listings.many', { max: MAX_RATE_LISTINGS })
        : null
  const within = (pick: (lane: (typeof all)[number]) => string) => {
    const codes = new Set(all.map(pick))
    return options.filter(({ unlocode }) => codes.has(unlocode))
  }
  return (
    <Stack>
      <p>{t('rateSheet.listings.text')}</p>
      <div className="ct-rates-fields">
        <PortCombobox
          label={t('rateSheet.listings.pol')}
          value={pol}
          onChange={setPol}
          options={within((lane) => lane.pol)}
        />
        <PortCombobox
          label={t('rateSheet.listings.pod')}
          value={pod}
          onChange={setPod}
          options={within((lane) => lane.pod)}
        />
      </div>
      <p role="status">{t('rateSheet.listings.count', { count: lanes.length })}</p>
      <Failure text={action.error && (action.fieldErrors[0]?.message ?? errorText(t, action.error))} />
      <div className="ct-rates-foot">
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        <ActionButton
          variant="primary"
          disabledReason={reason}
          isBusy={action.loading}
          onClick={() => void action.run({ id, version, lanes })}
        >
          {t('rateSheet.listings.send', { count: lanes.length })}
        </ActionButton>
      </div>
    </Stack>
  )
}

function Made({ made: { listings, left }, onClose }: { made: MadeListings; onClose: () => void }) {
  const t = useText()
  return (
    <Stack>
      <p role="status">{t('rateSheet.listings.done', { count: listings.length })}</p>
      {left.length > 0 && <p className="ct-dim">{t('rateSheet.listings.left', { count: left.length })}</p>}
      <div className="ct-rates-foot">
        <Button onClick={onClose}>{t('ui.dialog.close')}</Button>
        {listings.length > 0 && (
          <LinkButton variant="primary" to={hrefTo('myMarket', { status: 'DRAFT' })}>
            {t('rateSheet.listings.show')}
          </LinkButton>
        )}
      </div>
    </Stack>
  )
}
