import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { MenuButton } from '@/ui/MenuButton.tsx'
import { MoreIcon } from '@/ui/MoreIcon.tsx'
import { useDensity } from './density.ts'
import type { ListView } from './listView.ts'
import type { SheetExport } from './useSheet.ts'

/** Props of `ListTools`: columns that can be hidden, the member's view of them, and the export; cards have no columns. */
export interface ListToolsProps {
  columns?: readonly { key: string; title: string }[]
  view?: ListView
  onView?: (view: ListView) => void
  sheet: SheetExport
  isEmpty: boolean
  /** All in one menu, for narrow windows. */
  isShort: boolean
}

/** Settings of columns, the density of work pages, and the export of all rows. */
export function ListTools({ columns, view, onView, sheet, isEmpty, isShort }: ListToolsProps) {
  const t = useText()
  const { hidden = [] } = view ?? {}
  const [isCompact, setCompact] = useDensity()
  const toggle = (key: string) =>
    onView?.({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] })
  const shown = columns && (
    <>
      <legend>{t('list.columns.shown')}</legend>
      {columns.map(({ key, title }) => (
        <CheckBox key={key} label={title} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
      ))}
    </>
  )
  const save = (
    <Button isBusy={sheet.isSaving} disabled={isEmpty} onClick={() => void sheet.save()}>
      {t('list.export')}
    </Button>
  )
  if (isShort)
    return (
      <MenuButton isBare label={t('list.actions')} trigger={<MoreIcon />} className="ct-list-columns">
        {() => (
          <>
            {shown && <fieldset className="ct-list-view">{shown}</fieldset>}
            <p className="ct-list-save">{save}</p>
          </>
        )}
      </MenuButton>
    )
  if (!shown) return save
  return (
    <>
      <MenuButton trigger={t('list.columns')} className="ct-list-columns">
        {() => (
          <fieldset className="ct-list-view">
            {shown}
            <hr className="ct-menu-rule" />
            <CheckBox label={t('list.dense')} checked={isCompact} onChange={() => setCompact(!isCompact)} />
          </fieldset>
        )}
      </MenuButton>
      {save}
    </>
  )
}
