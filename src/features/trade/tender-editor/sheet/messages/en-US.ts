import type { laneSheetZhCN } from './zh-CN.ts'

/** Headings and words of a sheet of lanes, English. */
export const laneSheetEnUS = {
  'sheet.heading.no': 'No.|lane|lane id|lane no|line',
  'sheet.heading.pol': 'POL|port of loading|origin port|origin|load port',
  'sheet.heading.pod': 'POD|port of discharge|destination port|destination|discharge port',
  'sheet.heading.receiptType': 'Receipt|receipt type|receipt term',
  'sheet.heading.receiptPlace': 'Place of receipt|receipt place|receipt address',
  'sheet.heading.deliveryType': 'Delivery|delivery type|delivery term',
  'sheet.heading.deliveryPlace': 'Place of delivery|delivery place|delivery address',
  'sheet.heading.pickup': 'Pick-up address|pickup|pick up|loading address',
  'sheet.heading.drop': 'Drop-off address|drop|drop off|unloading address',
  'sheet.heading.emptyReturn': 'Empty return|empty return depot',
  'sheet.heading.pieces': 'Pieces|pcs|packages|ctns',
  'sheet.heading.grossKg': 'Gross weight (kg)|gross weight|weight|kg|gross kg|gw|g.w.',
  'sheet.heading.cbm': 'Volume (CBM)|volume|cbm|m3|measurement',
  'sheet.heading.ready': 'Cargo ready|cargo ready date|ready date|ready|crd',
  'sheet.heading.etdFrom': 'ETD from|earliest etd|etd earliest|etd start',
  'sheet.heading.etdTo': 'ETD to|latest etd|etd latest|etd end',
  'sheet.heading.transit': 'Longest transit (days)|max transit|longest transit|max transit days|transit days|transit',
  'sheet.heading.direct': 'Direct only|direct',
  'sheet.heading.freeDays': 'Free days wanted|free days|free time|free days at destination',
  'sheet.heading.perWeek': 'Containers per week|containers a week|boxes per week|weekly volume',
  'sheet.word.yes': 'yes|y|true|x|1|direct',
  'sheet.word.no': 'no|n|false|0|-',
  'sheet.word.CY': 'cy|yard|container yard',
  'sheet.word.SD': 'sd|door|store door|dr',
  'sheet.word.CFS': 'cfs|freight station',
  'sheet.word.example': 'e.g.|example|eg',
  'sheet.example.place': 'Anting, Jiading, Shanghai',
  'sheet.note':
    'One lane per row; keep the headings. Rows that begin with “e.g.” are not imported. Ports by UN/LOCODE or name; dates as 2026-12-01; one column per container type, with the number of containers.',
} satisfies Record<keyof typeof laneSheetZhCN, string>
