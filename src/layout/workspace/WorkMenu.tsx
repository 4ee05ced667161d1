import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { useDensity } from '@/lists/density.ts'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import type { RouteId } from '@/routes/table.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { openBacking } from '@/storage/backing.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useMedia } from '@/ui/useMedia.ts'
import { PlaceIcon, RowsIcon, SideIcon } from './PlaceIcon.tsx'
import { placesOf, waitingOn } from './places.ts'
import './workMenu.css'

/** Members wait for each other: what is open changes without anything done here. */
const LOOK_MS = 60_000
const MOST_SHOWN = 99
/** Read by boot.js before the first paint, so that the page has its width at once. */
const KEY = 'cangtong_side'

/** Props of `WorkMenu`: called when a page was chosen, in the sheet of small windows. */
export interface WorkMenuProps {
  onPick?: (() => void) | undefined
}

/** The pages of the member's workspace by group, each with the number of todos that wait there. */
export function WorkMenu({ onPick }: WorkMenuProps) {
  const t = useText()
  const { user } = useSession()
  const { pathname } = useLocation()
  const isSheet = onPick !== undefined
  const side = useSide()
  // In smaller windows the same menu is in the sheet of the header.
  const isWide = useMedia('(min-width: 1280px)')
  const isShown = user !== undefined && (isWide || isSheet)
  const [isCompact, setCompact] = useDensity()
  const query = useQuery(
    memberEndpoints.memCenter,
    {},
    // A menu without counts is still a menu.
    { ready: isShown, silent: true, noRedirect: true, refreshOnFocus: true, pollMs: LOOK_MS },
  )
  if (!isShown) return null
  const current = routeAt(pathname)
  const isShort = side.isRail && !isSheet
  const place = (id: RouteId) => (
    <Place
      key={id}
      id={id}
      isCurrent={id === current}
      count={waitingOn(id, query.data?.duties ?? [])}
      isShort={isShort}
      onPick={onPick}
    />
  )
  return (
    <nav
      className={`ct-workmenu${isSheet ? ' ct-workmenu-sheet' : ''}${isShort ? ' ct-workmenu-rail' : ''}`}
      aria-label={t('workspace.label')}
    >
      <ul>{place('memberCenter')}</ul>
      {placesOf(user.userType).map(({ group, ids }) => (
        <Group key={group} name={t(`workspace.group.${group}`)}>
          {ids.map(place)}
        </Group>
      ))}
      {!isSheet && (
        <div className="ct-workmenu-foot">
          <Toggle name={t('workspace.dense')} isOn={isCompact} isShort={isShort} onPress={() => setCompact(!isCompact)}>
            <RowsIcon />
          </Toggle>
          {!side.isTight && (
            <Toggle name={t('workspace.fold')} isOn={side.isRail} isShort={isShort} onPress={side.toggle}>
              <SideIcon />
            </Toggle>
          )}
        </div>
      )}
    </nav>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <p className="ct-workmenu-group" aria-hidden="true">
        {name}
      </p>
      <ul aria-label={name}>{children}</ul>
    </>
  )
}

interface ToggleProps {
  name: string
  isOn: boolean
  isShort: boolean
  onPress: () => void
  children: ReactNode
}

function Toggle({ name, isOn, isShort, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className="ct-workmenu-toggle"
      aria-pressed={isOn}
      title={isShort ? name : undefined}
      onClick={onPress}
    >
      {children}
      <span className="ct-workmenu-name">{name}</span>
    </button>
  )
}

interface PlaceProps {
  id: RouteId
  isCurrent: boolean
  count: number
  isShort: boolean
  onPick: (() => void) | undefined
}

function Place({ id, isCurrent, count, isShort, onPick }: PlaceProps) {
  const t = useText()
  const { titleId, path } = routeFacts(id)
  const name = t(titleId)
  return (
    <li>
      <RouteLink
        to={path}
        className="ct-workmenu-place"
        aria-current={isCurrent ? 'page' : undefined}
        title={isShort ? name : undefined}
        onClick={onPick}
      >
        <PlaceIcon id={id} />
        <span className="ct-workmenu-name">{name}</span>
        {count > 0 && (
          <span className="ct-workmenu-count">
            <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
            <span className="ct-hidden">{t('workspace.waiting', { count })}</span>
          </span>
        )}
      </RouteLink>
    </li>
  )
}

/** Whether only the icons are shown: in windows of middle width always, else as the member chose on this device. */
function useSide(): { isTight: boolean; isRail: boolean; toggle: () => void } {
  const isTight = useMedia('(max-width: 1439px)')
  const [isChosen, setChosen] = useState(() => openBacking().get(KEY) === 'rail')
  useEffect(() => {
    if (isChosen) document.documentElement.dataset['side'] = 'rail'
    else delete document.documentElement.dataset['side']
  }, [isChosen])
  return {
    isTight,
    isRail: isTight || isChosen,
    toggle: () => {
      openBacking().set(KEY, isChosen ? 'wide' : 'rail')
      setChosen(!isChosen)
    },
  }
}
