import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { checkGoods } from '@/contract/tools/customs/rules.ts'
import type { Goods, GoodsInput } from '@/contract/tools/customs/schemas.ts'
import { filled } from '@/forms/filled.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { toast } from '@/ui/toast.ts'
import { ElementFields } from './ElementFields.tsx'

/** The goods to edit, or initial values of new ones. */
export interface GoodsDialogProps {
  goods: Goods | undefined
  start: GoodsInput
  onClose: () => void
  onDone: () => void
}

const TEXTS = ['nameZh', 'nameEn', 'hsCode', 'unit'] as const
const WEIGHTS = ['netKg', 'grossKg'] as const
const NEEDED: readonly (typeof TEXTS)[number][] = ['nameZh', 'hsCode']

/** The form's values, without fields that only the server writes. */
function valuesOf(goods: GoodsInput) {
  const { nameZh, nameEn = '', hsCode, elements, unit = '', netKg = '', grossKg = '', packageType = '' } = goods
  return { nameZh, nameEn, hsCode, elements, unit, netKg, grossKg, packageType }
}

/** Editor of saved goods; a ten-digit code loads its declaration elements. */
export function GoodsDialog({ goods, start, onClose, onDone }: GoodsDialogProps) {
  const t = useText()
  const nameOf = useNameOf()
  const { packageTypes } = useFreight()
  const action = useAction(customsEndpoints.saveGoods, {
    intent: `customs.saveGoods:${goods?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t('customs.goods.saved'))
      onDone()
    },
  })
  const form = useForm({
    first: valuesOf(goods ?? start),
    action,
    check: checkGoods,
    request: (values) => ({ ...(goods && { id: goods.id }), goods: filled(values) }),
    at: 'goods',
  })
  const code = form.values.hsCode.replaceAll(/[.\s]/g, '')
  const elements = useQuery(
    customsEndpoints.detail,
    { code },
    { silent: true, ready: /^\d{10}$/.test(code), cached: true },
  ).data?.elements
  const valueOf = (name: string) => form.values.elements.find((one) => one.name === name)?.value ?? ''
  return (
    <FormDialog
      form={form}
      size="large"
      title={t(goods ? 'customs.goods.edit' : 'customs.goods.add')}
      submitText={t('customs.goods.save')}
      onClose={onClose}
    >
      <div className="ct-customs-fields">
        {TEXTS.map((name) => (
          <TextField
            {...form.text(name)}
            key={name}
            label={t(`customs.goods.${name}`)}
            isRequired={NEEDED.includes(name)}
            autoComplete="off"
            inputMode={name === 'hsCode' ? 'numeric' : undefined}
          />
        ))}
        {WEIGHTS.map((name) => (
          <NumberField {...form.number(name)} key={name} label={t(`customs.goods.${name}`)} />
        ))}
        <SelectField
          {...form.field('packageType')}
          label={t('customs.goods.package')}
          none={t('customs.goods.any')}
          options={packageTypes.map((type) => ({ value: type.code, label: nameOf(type) }))}
        />
      </div>
      {elements && (
        <fieldset className="ct-customs-set">
          <legend>{t('customs.goods.elements')}</legend>
          <ElementFields
            elements={elements}
            values={elements.map(({ nameZh }) => valueOf(nameZh))}
            onChange={(values) =>
              form.set({ elements: elements.map(({ nameZh }, at) => ({ name: nameZh, value: values[at] ?? '' })) })
            }
          />
        </fieldset>
      )}
    </FormDialog>
  )
}
