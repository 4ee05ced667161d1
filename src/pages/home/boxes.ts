/** The most common container types: ISO codes and trade names. */
export const BOXES = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HQ',
  L5G1: '45HQ',
  '22R1': '20RF',
  '45R1': '40RH',
} as const
