import { QRCode } from 'antd'
import { useText } from '@/i18n/useText.ts'

/**
 * A QR code of `text` on white (scanners cannot read a transparent one); `what` names it, `size` in pixels. Loads antd.
 */
export function QrCode({ text, what, size = 200 }: { text: string; what: string; size?: number | undefined }) {
  const t = useText()
  return (
    <div role="img" aria-label={t('ui.qr.label', { what })} style={{ width: size }}>
      <QRCode
        value={text}
        size={size}
        bgColor="#fff"
        color="#000"
        bordered={false}
        aria-label={t('ui.qr.label', { what })}
      />
    </div>
  )
}
