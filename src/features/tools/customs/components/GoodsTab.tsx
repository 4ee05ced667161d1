import { useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { Goods, GoodsQuery } from '@/contract/tools/customs/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import type { OwnColumn } from '@/lists/OwnList.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { colonOf } from '@/ui/listText.ts'
import { toast } from '@/ui/toast.ts'
import { isCode } from '../address.ts'
import { GoodsDialog } from './GoodsDialog.tsx'
import './customs.css'

const BLANK = { nameZh: '', hsCode: '', elements: [] }

/** Saved goods of the enterprise; guests see a login link. */
export function GoodsTab() {
  const t = useText()
  const may = useAccess()
  if (may('member.area').allowed) return <GoodsList />
  return (
    <EmptyState
      title={t('customs.goods.login')}
      text={t('customs.goods.login.text')}
      action={
        <LinkButton variant="primary" to={loginAddress(location.href)}>
          {t('common.action.login')}
        </LinkButton>
      }
    />
  )
}

function GoodsList() {
  const t = useText()
  const { locale } = useLocale()
  const list = useList<GoodsQuery, Goods, OwnFilter>(customsEndpoints.goods, { filters: OWN_FILTERS })
  const packageOf = usePackageName()
  const [edited, setEdited] = useState<Goods | 'new'>()
  const [doomed, setDoomed] = useState<Goods>()
  const columns = useGoodsColumns(setEdited, setDoomed)
  const remove = useAction(customsEndpoints.removeGoods, {
    onSuccess: () => {
      toast.success(t('customs.goods.removed'))
      setDoomed(undefined)
      list.refresh()
    },
  })
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {t('customs.goods.add')}
    </Button>
  )
  return (
    <>
      <p className="ct-dim">{t('customs.goods.lead')}</p>
      <OwnList
        name="goods"
        title={t('customs.goods.list')}
        list={list}
        keyword={t('customs.goods.search')}
        days={t('list.changed')}
        columns={columns}
        rowKey={(row) => row.id}
        tools={add}
        empty={
          list.isFiltered
            ? {
                title: t('customs.goods.none'),
                action: <Button onClick={list.resetFilters}>{t('customs.goods.all')}</Button>,
              }
            : { title: t('customs.goods.empty'), text: t('customs.goods.empty.text'), action: add }
        }
        sheet={[
          [t('customs.goods.nameZh'), (row) => row.nameZh],
          [t('customs.goods.nameEn'), (row) => row.nameEn],
          [t('customs.goods.hsCode'), (row) => row.hsCode],
          [t('customs.goods.netKg'), (row) => row.netKg],
          [t('customs.goods.grossKg'), (row) => row.grossKg],
          [t('customs.goods.package'), (row) => packageOf(row.packageType)],
          [
            t('customs.goods.elements'),
            (row) =>
              row.elements
                .map(({ name, value }) => `${name}${colonOf(locale)}${value}`)
                .join(locale === 'zh-CN' ? '；' : '; '),
          ],
          [t('list.changed'), (row) => sheetTime(row.updatedAt)],
        ]}
      />
      {edited && (
        <GoodsDialog
          goods={edited === 'new' ? undefined : edited}
          start={BLANK}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            list.refresh()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onCancel={() => setDoomed(undefined)}
        onConfirm={() => doomed && void remove.run({ id: doomed.id })}
        title={t('customs.goods.remove.title', { name: doomed?.nameZh ?? '' })}
        confirmText={t('customs.goods.remove')}
        isDanger
        isBusy={remove.loading}
      >
        {t('customs.goods.remove.text')}
      </ConfirmDialog>
    </>
  )
}

/** Name of a package type; undefined if none is given. */
function usePackageName(): (code: string | undefined) => string | undefined {
  const nameOf = useNameOf()
  const { packageTypes } = useFreight()
  return (code) => {
    const type = packageTypes.find((one) => one.code === code)
    return type && nameOf(type)
  }
}

function useGoodsColumns(
  onEdit: (goods: Goods) => void,
  onRemove: (goods: Goods) => void,
): readonly OwnColumn<Goods>[] {
  const t = useText()
  const packageOf = usePackageName()
  const none = <span className="ct-dim">{t('customs.goods.any')}</span>
  return [
    {
      key: 'name',
      title: t('customs.goods.nameZh'),
      isLead: true,
      cell: ({ nameZh, nameEn }) => (
        <span className="ct-customs-two">
          <strong>{nameZh}</strong>
          {nameEn && <span className="ct-dim">{nameEn}</span>}
        </span>
      ),
    },
    {
      key: 'hsCode',
      title: t('customs.goods.hsCode'),
      cell: ({ hsCode }) =>
        isCode(hsCode) ? (
          <RouteLink to={hrefTo('customs', { code: hsCode })} className="ct-code">
            {hsCode}
          </RouteLink>
        ) : (
          <span className="ct-code">{hsCode}</span>
        ),
    },
    { key: 'netKg', title: t('customs.goods.netKg'), align: 'end', cell: ({ netKg }) => netKg ?? none },
    { key: 'grossKg', title: t('customs.goods.grossKg'), align: 'end', cell: ({ grossKg }) => grossKg ?? none },
    { key: 'package', title: t('customs.goods.package'), cell: ({ packageType }) => packageOf(packageType) ?? none },
    {
      key: 'elements',
      title: t('customs.goods.elements'),
      cell: ({ elements }) =>
        elements.length === 0
          ? none
          : t('customs.goods.filled', {
              filled: elements.filter(({ value }) => value !== '').length,
              count: elements.length,
            }),
    },
    {
      key: 'actions',
      title: t('customs.goods.actions'),
      isAction: true,
      cell: (row) => (
        <span className="ct-customs-row">
          <LinkButton
            size="small"
            to={hrefTo('tenderIssue', { hs: row.hsCode })}
            aria-label={t('customs.goods.tender.of', { name: row.nameZh })}
          >
            {t('customs.goods.tender')}
          </LinkButton>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('customs.goods.edit.of', { name: row.nameZh })}
            onClick={() => onEdit(row)}
          >
            {t('common.action.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('customs.goods.remove.of', { name: row.nameZh })}
            onClick={() => onRemove(row)}
          >
            {t('customs.goods.remove')}
          </Button>
        </span>
      ),
    },
  ]
}
