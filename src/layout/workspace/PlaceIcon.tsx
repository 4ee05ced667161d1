import type { RouteId } from '@/routes/table.ts'

/** Drawn on a field of 20 by 20, as the icons of `ui/icons.tsx`. */
const PATHS: Partial<Record<RouteId, string>> = {
  memberCenter: 'M3 3h6v7H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 12h6v5H3z',
  tenderIssue: 'M10 4v12M4 10h12',
  myTenderBids: 'M4 2.5h12v15H4zM7 6.5h6M7 10h6M7 13.5h3',
  myBids: 'M3 10.5V3h7.5l7 7-7.5 7.5zM6.5 6.5h.1',
  myMarket: 'M2 11h8v6H2zM10 11h8v6h-8zM6 4h8v7H6z',
  payment: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3',
  invoice: 'M4 2.5h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM7 7h6M7 10.5h6',
  myCoupons: 'M2.5 5.5h15v3a1.5 1.5 0 000 3v3h-15v-3a1.5 1.5 0 000-3zM12 5.5v9',
  couponManagement: 'M5 7h12.5v9H5zM2.5 13V4H14M8.5 11.5h5.5',
  couponVerification: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM11.5 14.5l2 2 4-4.5',
  baseInfo: 'M3 17.5V4l7-2v15.5M10 7.5h7v10H1.5M6 7h1M6 10.5h1M6 14h1M13 11h1M13 14h1',
  certification: 'M10 2l6.5 2.5v5c0 4-2.5 7-6.5 8.5-4-1.5-6.5-4.5-6.5-8.5v-5zM7 10l2 2 4-4.5',
  myCollect: 'M10 2.5l2.300 4.900 5.200.7-3.800 3.700.9 5.300-4.600-2.5-4.600 2.5.9-5.300L2.5 8.100l5.200-.7z',
}

function Drawn({ path }: { path: string }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** The icon of a page of the workspace. */
export function PlaceIcon({ id }: { id: RouteId }) {
  return <Drawn path={PATHS[id] ?? 'M4 10h12'} />
}

/** A window with a narrow side: shows or hides the names. */
export function SideIcon() {
  return <Drawn path="M2.5 4h15v12h-15zM7.5 4v12" />
}

/** Rows close together. */
export function RowsIcon() {
  return <Drawn path="M3 4h14M3 8h14M3 12h14M3 16h14" />
}
