import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateSheet } from '@/contract/market/rateSheet/schemas.ts'
import { sheetMayBecome } from '@/contract/market/rateSheet/rules.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { useRateFile } from '../useRateFile.ts'

/** Props of `SheetActions`: the sheet; on its own page nothing opens it. */
export interface SheetActionsProps {
  row: RateSheet
  isOpen?: boolean
}

/** What can be done with a rate sheet: open, save as a file, archive, and delete a draft. */
export function SheetActions({ row, isOpen = false }: SheetActionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const { id, version, name, status } = row
  const [asked, setAsked] = useState<'archive' | 'remove'>()
  const close = () => setAsked(undefined)
  const save = useRateFile(id)
  const archive = useAction(rateSheetEndpoints.archive, {
    intent: `rateSheet.archive:${id}`,
    onSuccess: () => {
      toast.success(t('rateSheet.archive.done'))
      close()
    },
    onError: close,
  })
  const remove = useAction(rateSheetEndpoints.remove, {
    intent: `rateSheet.remove:${id}`,
    onSuccess: () => {
      toast.success(t('rateSheet.remove.done'))
      close()
      if (isOpen) void navigate(hrefTo('myMarket', { tab: 'rates' }), { replace: true })
    },
    onError: close,
  })
  return (
    <RowActions
      name={name}
      main={
        !isOpen && (
          <LinkButton size="small" to={hrefTo('myMarket', { tab: 'rates', sheet: id })}>
            {t('rateSheet.open')}
          </LinkButton>
        )
      }
      more={[
        { key: 'download', text: t('rateSheet.download'), run: () => void save() },
        sheetMayBecome(status, 'ARCHIVED') && {
          key: 'archive',
          text: t('rateSheet.archive'),
          run: () => setAsked('archive'),
        },
        status === 'DRAFT' && {
          key: 'remove',
          text: t('rateSheet.remove'),
          run: () => setAsked('remove'),
          isDanger: true,
        },
      ]}
    >
      <Failure text={failureText(t, archive.error ?? remove.error)} />
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={t('rateSheet.archive.title')}
        confirmText={t('rateSheet.archive')}
        isBusy={archive.loading}
        onCancel={close}
        onConfirm={() => void archive.run({ id, version })}
      >
        <p>{t('rateSheet.archive.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDanger
        title={t('rateSheet.remove.title')}
        confirmText={t('rateSheet.remove')}
        isBusy={remove.loading}
        onCancel={close}
        onConfirm={() => void remove.run({ id, version })}
      >
        <p>{t('rateSheet.remove.text')}</p>
      </ConfirmDialog>
    </RowActions>
  )
}
