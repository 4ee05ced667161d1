import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'

/** Favourite button of an HS code; shown only for codes in the tariff. */
export function HsFavorite({ code }: { code: string }) {
  const { data = [] } = useQuery(customsEndpoints.searchHs, { keyword: code, size: 12 }, { silent: true, cached: true })
  if (!data.some((hit) => hit.code === code)) return null
  return <FavoriteButton type="HS" id={code} name={code} />
}
