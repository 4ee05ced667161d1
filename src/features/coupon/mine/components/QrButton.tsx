import type { ComponentType } from 'react'
import { groupedCode } from '@/contract/coupon/code.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'

const SIZE = 260

interface PictureProps {
  code: string
  name: string
}

/** Loads antd's QR code on demand; it encodes the plain twelve symbols of a coupon. */
async function loadQrPicture(): Promise<ComponentType<PictureProps>> {
  const [{ AntdScope }, { QrCode }] = await Promise.all([
    import('@/ui/antd/AntdScope.tsx'),
    import('@/ui/antd/QrCode.tsx'),
  ])
  return function QrPicture({ code, name }: PictureProps) {
    return (
      <AntdScope>
        <span className="ct-mine-qr-paper">
          <QrCode text={code} what={name} size={SIZE} />
        </span>
      </AntdScope>
    )
  }
}

interface QrProps {
  code: string
  name: string
  size?: 'small' | 'medium'
}

/** Shows the coupon's QR code large, for scanning at a counter. */
export function QrButton({ code, name, size = 'small' }: QrProps) {
  const t = useText()
  const { Component, isLoading, open, close } = useLazyComponent(loadQrPicture, t('couponMine.qr.failed'))
  return (
    <>
      <Button size={size} isBusy={isLoading} aria-label={t('couponMine.qr.of', { name })} onClick={() => void open()}>
        {t('couponMine.qr')}
      </Button>
      {Component && (
        <Dialog
          isOpen
          size="small"
          title={name}
          onClose={close}
          footer={<Button onClick={close}>{t('ui.dialog.close')}</Button>}
        >
          <div className="ct-mine-qr">
            <Component code={code} name={name} />
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
