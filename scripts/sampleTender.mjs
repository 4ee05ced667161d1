const DAY_MS = 86_400_000

/** The day `days` after a time, as `YYYY-MM-DD`. */
export const dayAfter = (now, days) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)

/** A lane of two 40HQ from Shanghai, sailing between two days after `now`. */
export const sampleLane = (now, { laneNo = 1, pod = 'USLAX', ready = 7, sailing = [10, 24] } = {}) => ({
  laneNo,
  pol: 'CNSHA',
  pod,
  receiptType: 'CY',
  deliveryType: 'CY',
  boxes: [{ isoCode: '45G1', qty: 2 }],
  cargoReadyDate: dayAfter(now, ready),
  etdFrom: dayAfter(now, sailing[0]),
  etdTo: dayAfter(now, sailing[1]),
  directOnly: false,
})

/** A complete tender for the load and bench scripts; `part` overrides fields. */
export const sampleTender = (now, part) => ({
  type: 'SPOT',
  mode: 'FCL',
  visibility: 'PUBLIC',
  quoting: 'SEALED',
  validityWantedTo: dayAfter(now, 40),
  compareCurrency: 'USD',
  incoterm: 'CIF',
  paymentTerm: 'PREPAID',
  awardRule: 'LOWEST',
  weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
  requiredCharges: ['OFR', 'DOC'],
  lanes: [sampleLane(now)],
  cargo: { nameZh: '板式家具', packageType: 'CT', pieces: 900, grossKg: '21000', cbm: '120', stackable: true },
  attachments: [],
  ...part,
})
