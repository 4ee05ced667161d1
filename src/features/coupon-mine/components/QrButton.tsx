import { groupedCode } from '@/contract/coupon/code.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { useFetchedPart } from '@/ui/useFetchedPart.ts'
import { loadQrPicture } from './QrPicture.tsx'

interface QrProps {
  code: string
  name: string
  size?: 's' | 'm'
}

/** Shows the coupon's code large, to be scanned at a counter. */
export function QrButton({ code, name, size = 's' }: QrProps) {
  const t = useText()
  const { Part, isLoading, open, close } = useFetchedPart(loadQrPicture, t('couponMine.qr.failed'))
  return (
    <>
      <Button size={size} isBusy={isLoading} aria-label={t('couponMine.qr.of', { name })} onClick={() => void open()}>
        {t('couponMine.qr')}
      </Button>
      {Part && (
        <Dialog
          isOpen
          size="s"
          title={name}
          onClose={close}
          footer={<Button onClick={close}>{t('ui.dialog.close')}</Button>}
        >
          <div className="ct-mine-qr">
            <Part code={code} name={name} />
            <span className="ct-mine-code">
              <strong className="ct-ticket-code">{groupedCode(code)}</strong>
              <CopyButton text={groupedCode(code)} what={t('couponMine.code.of', { name })} />
            </span>
            <p>{t('couponMine.qr.text')}</p>
            <p className="ct-dim">{t('couponMine.qr.bright')}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
