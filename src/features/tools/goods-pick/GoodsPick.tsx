import type { Goods } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast.ts'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'
import type { GoodsPickProps } from './GoodsPickDialog.tsx'

/** Button that opens the enterprise's saved goods; renders nothing for guests. */
export function GoodsPick({ onPick }: { onPick: (goods: Goods) => void }) {
  const t = useText()
  const may = useAccess()
  const dialog = useLazyComponent<GoodsPickProps>(
    () => import('./GoodsPickDialog.tsx').then((file) => file.GoodsPickDialog),
    t('goodsPick.failed'),
  )
  if (!may('member.area').allowed) return null
  return (
    <>
      <Button size="small" isBusy={dialog.isLoading} onClick={() => void dialog.open()}>
        {t('goodsPick.open')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          onClose={dialog.close}
          onPick={(goods) => {
            dialog.close()
            onPick(goods)
            toast.success(t('goodsPick.done', { name: goods.nameZh }))
          }}
        />
      )}
    </>
  )
}
