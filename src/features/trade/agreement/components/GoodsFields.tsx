import { isReeferType } from '@/contract/market/booking/shipment/needs.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import type { Form } from '@/forms/useForm.ts'
import { CargoFields } from '@/reference/cargo/CargoFields.tsx'
import { HeavyNotice, WeightFields } from '@/reference/cargo/WeightFields.tsx'
import { boxesOf, kgIn } from '../wish.ts'
import type { WishForm } from '../wish.ts'

/** Props of `GoodsFields`. */
export interface GoodsProps {
  agreement: AgreementDetail
  lane: AgreementLane
  form: Form<WishForm>
}

/** What is shipped with a call-off, as a booking asks: goods, HS code, weight of a container, what is dangerous or cold. */
export function GoodsFields({ agreement, lane, form }: GoodsProps) {
  const { values } = form
  const items = boxesOf(values, lane)
  const kgOf = (isoCode: string | undefined): string => kgIn(values, agreement, isoCode ?? '')
  return (
    <>
      <CargoFields
        at="cargo"
        cargo={values.cargo}
        mode={agreement.mode}
        isCold={items.some(({ isoCode }) => isReeferType(isoCode))}
        rows="ct-agreement-fields"
        errorOf={form.errorOf}
        onChange={(part) => form.set((before) => ({ cargo: { ...before.cargo, ...part } }))}
      />
      {items.length > 0 && (
        <div className="ct-agreement-fields">
          <WeightFields
            at="weights"
            items={items}
            kgOf={kgOf}
            errorOf={form.errorOf}
            onChange={(isoCode = '', kg) => form.set((before) => ({ weights: { ...before.weights, [isoCode]: kg } }))}
          />
        </div>
      )}
      <HeavyNotice items={items} kgOf={kgOf} />
    </>
  )
}
