import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useIssue } from '../IssueContext.ts'
import { checkLoad, checkLoose } from '../load.ts'

/** Warns if the loose cargo of the lanes does not match the cargo, and if a full container is likely cheaper. */
function LooseNotices() {
  const t = useText()
  const { number } = useFormats()
  const loose = checkLoose(useIssue().out)
  if (!loose) return null
  const { kg, cbm, cargoKg, cargoCbm, ownBoxCbm } = loose
  return (
    <>
      {loose.isOff && (
        <Notice tone="warn">
          {t('issue.load.sum', {
            kg: number(kg),
            cbm: number(cbm),
            cargoKg: number(cargoKg),
            cargoCbm: number(cargoCbm),
          })}
        </Notice>
      )}
      {ownBoxCbm !== undefined && <Notice>{t('issue.load.ownBox', { cbm: number(ownBoxCbm) })}</Notice>}
    </>
  )
}

/** Warns of too much weight or volume for the containers; never blocks publishing. */
export function LoadNotices() {
  const t = useText()
  const { number } = useFormats()
  const { out } = useIssue()
  const { containerTypes } = useFreight()
  const load = checkLoad(out, containerTypes)
  if (!load) return <LooseNotices />
  return (
    <>
      {load.isTooHeavy && (
        <Notice tone="warn">
          {t('issue.load.heavy', { kg: number(load.kgPerBox), max: number(load.payloadPerBox), count: load.byWeight })}
        </Notice>
      )}
      {load.isTooBig && (
        <Notice tone="warn">
          {t('issue.load.big', { cbm: number(load.cbm), planned: number(load.planned) })}{' '}
          {load.larger
            ? t('issue.load.larger', { type: load.larger, count: load.more20 })
            : t('issue.load.more', { count: load.more20 })}
        </Notice>
      )}
    </>
  )
}
