import { AntdScope } from '@/ui/AntdScope.tsx'
import { QrCode } from '@/ui/QrCode.tsx'

const SIZE = 260

/** The plain twelve symbols of a coupon as a QR picture. Fetched when it is asked for: it pulls in antd. */
export function QrPicture({ code, name }: { code: string; name: string }) {
  return (
    <AntdScope>
      <span className="ct-mine-qr-paper">
        <QrCode text={code} what={name} size={SIZE} />
      </span>
    </AntdScope>
  )
}
