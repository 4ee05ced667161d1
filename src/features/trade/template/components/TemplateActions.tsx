import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Template } from '@/contract/trade/tender/template/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { LazyRecurrence, LazyRename } from './lazySections.ts'

/** By another name: it is a call, no hook. */
const { useTemplate: makeDraft } = tenderEndpoints

/** Uses a template: the editor opens with a draft. The rest, its recurrence, name and removal, is in a menu. */
export function TemplateActions({ row }: { row: Template }) {
  const t = useText()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'cycle' | 'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  const using = useAction(makeDraft, {
    intent: `tender.useTemplate:${row.id}`,
    onSuccess: ({ id }) => {
      toast.success(t('template.used'))
      void navigate(hrefTo('tenderIssue', { id }))
    },
  })
  const removing = useAction(tenderEndpoints.removeTemplate, {
    onSuccess: () => {
      toast.success(t('template.removed'))
      close()
    },
  })
  return (
    <RowActions
      name={row.name}
      main={
        <Button size="small" variant="primary" isBusy={using.loading} onClick={() => void using.run({ id: row.id })}>
          {t('template.use')}
        </Button>
      }
      more={[
        { key: 'cycle', text: t('template.cycle.set'), run: () => setOpen('cycle') },
        { key: 'rename', text: t('template.rename'), run: () => setOpen('rename') },
        { key: 'remove', text: t('template.remove'), run: () => setOpen('remove'), isDanger: true },
      ]}
    >
      <Failure text={failureText(t, using.error)} />
      <Suspense>{open === 'cycle' && <LazyRecurrence template={row} onClose={close} />}</Suspense>
      <Suspense>{open === 'rename' && <LazyRename template={row} onClose={close} />}</Suspense>
      <ConfirmDialog
        isOpen={open === 'remove'}
        isDanger
        isBusy={removing.loading}
        title={t('template.remove.title')}
        confirmText={t('template.remove')}
        onCancel={close}
        onConfirm={() => void removing.run({ id: row.id })}
      >
        <p>{t('template.remove.text', { name: row.name })}</p>
        <Failure text={failureText(t, removing.error)} />
      </ConfirmDialog>
    </RowActions>
  )
}
