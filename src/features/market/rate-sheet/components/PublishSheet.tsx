import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { SheetChanges } from './SheetChanges.tsx'

/** Activates a draft: what it changes against the active sheets, and which of those it replaces. */
export function PublishSheet({ sheet }: { sheet: RateSheetDetail }) {
  const t = useText()
  const { id, version, former } = sheet
  const [replaces, setReplaces] = useState<readonly string[]>(
    // A sheet that has other lanes too is replaced only if the seller says so.
    former.filter((one) => one.otherLanes === 0).map((one) => one.id),
  )
  const action = useAction(rateSheetEndpoints.publish, {
    intent: `rateSheet.publish:${id}`,
    silent: true,
    onSuccess: () => toast.success(t('rateSheet.publish.done')),
  })
  const handleReplace = (ids: readonly string[]) => {
    action.reset()
    setReplaces(ids)
  }
  return (
    <Section title={t('rateSheet.publish.title')} note={t('rateSheet.publish.text')}>
      <div className="ct-rates-publish">
        {former.length > 0 && (
          <>
            <SheetChanges changes={sheet.changes} />
            <CheckBoxes
              legend={t('rateSheet.publish.replace')}
              isList
              options={former.map(({ id: value, name, otherLanes }) => ({
                value,
                label: otherLanes > 0 ? t('rateSheet.publish.lost', { name, count: otherLanes }) : name,
              }))}
              value={replaces}
              onChange={handleReplace}
            />
          </>
        )}
        <Failure text={action.error && (action.fieldErrors[0]?.message ?? errorText(t, action.error))} />
        <Button
          variant="primary"
          isBusy={action.loading}
          onClick={() => void action.run({ id, version, replaces: [...replaces] })}
        >
          {t('rateSheet.publish')}
        </Button>
      </div>
    </Section>
  )
}
