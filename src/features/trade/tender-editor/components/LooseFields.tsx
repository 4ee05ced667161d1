import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { useIssue } from '../IssueContext.ts'
import { Group, NumberAt } from './fields.tsx'

/** Loose cargo of one lane; with a single lane it is usually the whole cargo. */
export function LooseFields({ index, isOnly }: { index: number; isOnly: boolean }) {
  const t = useText()
  const { form, set } = useIssue()
  const { pieces, grossKg, cbm } = form.draft.cargo ?? {}
  return (
    <>
      <Group>
        <NumberAt at={`lanes.${index}.loose.pieces`} isRequired inputMode="numeric" />
        <NumberAt at={`lanes.${index}.loose.grossKg`} isRequired isDecimal />
        <NumberAt at={`lanes.${index}.loose.cbm`} isRequired isDecimal />
      </Group>
      {isOnly && (pieces !== undefined || grossKg || cbm) && (
        <Button size="small" variant="quiet" onClick={() => set(`lanes.${index}.loose`, { pieces, grossKg, cbm })}>
          {t('issue.loose.all')}
        </Button>
      )}
    </>
  )
}
