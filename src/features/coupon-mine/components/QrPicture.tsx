import type { ComponentType } from 'react'

const SIZE = 260

interface PictureProps {
  code: string
  name: string
}

/** Gives the plain twelve symbols of a coupon as a QR picture. antd, which draws it, is fetched when it is asked for. */
export async function loadQrPicture(): Promise<ComponentType<PictureProps>> {
  const [{ AntdScope }, { QrCode }] = await Promise.all([import('@/ui/AntdScope.tsx'), import('@/ui/QrCode.tsx')])
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
