import { HsTab } from '@/features/tools/customs/components/HsTab.tsx'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'

const star = (code: string) => <FavoriteButton key={code} type="HS" id={code} name={code} size="medium" />

/** The tariff with favourite buttons. */
export function CustomsHs() {
  return <HsTab star={star} />
}
