import type { Goods } from '@/contract/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast.ts'
import { useFetchedPart } from '@/ui/useFetchedPart.ts'
import type { GoodsPickProps } from './GoodsPickDialog.tsx'

/** A button that opens the goods of the enterprise to choose one; nothing for guests. */
export function GoodsPick({ onPick }: { onPick: (goods: Goods) => void }) {
  const t = useText()
  const may = useAccess()
  const dialog = useFetchedPart<GoodsPickProps>(
    () => import('./GoodsPickDialog.tsx').then((file) => file.GoodsPickDialog),
    t('goodsPick.failed'),
  )
  if (!may('member.area').allowed) return null
  return (
    <>
      <Button size="s" isBusy={dialog.isLoading} onClick={() => void dialog.open()}>
        {t('goodsPick.open')}
      </Button>
      {dialog.Part && (
        <dialog.Part
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
