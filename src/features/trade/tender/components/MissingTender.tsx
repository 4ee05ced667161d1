import { useText } from '@/i18n/useText.ts'
import { Gone } from '@/reference/gone/Gone.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'

/** Props of `MissingTender`: the id of the address, if there is one. */
export interface MissingTenderProps {
  id: string | undefined
}

/** An address that leads to no tender: what it was, and what is open instead. */
export function MissingTender({ id }: MissingTenderProps) {
  const t = useText()
  return (
    <>
      <EmptyState
        title={t('tender.detail.missing')}
        text={t('tender.detail.missing.text')}
        action={<LinkButton to={hrefTo('tenderSearch')}>{t('tender.search.title')}</LinkButton>}
      />
      <Gone kind="TENDER" id={id ?? '-'} hrefOf={(near) => hrefTo('tenderDetail', { id: near })} />
    </>
  )
}
