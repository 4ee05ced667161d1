import type { laneSheetZhCN } from './zh-CN.ts'

/** Headings and words of a sheet of lanes, English. */
export const laneSheetEnUS = {
  'sheet.lane.heading.no': 'No.|lane|lane id|lane no|line',
  'sheet.lane.heading.pol': 'POL|port of loading|origin port|origin|load port',
  'sheet.lane.heading.pod': 'POD|port of discharge|destination port|destination|discharge port',
  'sheet.lane.heading.receiptType': 'Receipt|receipt type|receipt term',
  'sheet.lane.heading.receiptPlace': 'Place of receipt|receipt place|receipt address',
  'sheet.lane.heading.deliveryType': 'Delivery|delivery type|delivery term',
  'sheet.lane.heading.deliveryPlace': 'Place of delivery|delivery place|delivery address',
  'sheet.lane.heading.pickup': 'Pick-up address|pickup|pick up|loading address',
  'sheet.lane.heading.drop': 'Drop-off address|drop|drop off|unloading address',
  'sheet.lane.heading.emptyReturn': 'Empty return|empty return depot',
  'sheet.lane.heading.pieces': 'Pieces|pcs|packages|ctns',
  'sheet.lane.heading.grossKg': 'Gross weight (kg)|gross weight|weight|kg|gross kg|gw|g.w.',
  'sheet.lane.heading.cbm': 'Volume (CBM)|volume|cbm|m3|measurement',
  'sheet.lane.heading.ready': 'Cargo ready|cargo ready date|ready date|ready|crd',
  'sheet.lane.heading.etdFrom': 'ETD from|earliest etd|etd earliest|etd start',
  'sheet.lane.heading.etdTo': 'ETD to|latest etd|etd latest|etd end',
  'sheet.lane.heading.transit':
    'Longest transit (days)|max transit|longest transit|max transit days|transit days|transit',
  'sheet.lane.heading.direct': 'Direct only|direct',
  'sheet.lane.heading.freeDays': 'Free days wanted|free days|free time|free days at destination',
  'sheet.lane.heading.perWeek': 'Containers per week|containers a week|boxes per week|weekly volume',
  'sheet.lane.heading.bookings': 'Planned bookings|bookings|number of bookings',
  'sheet.lane.heading.boxes': 'Container types and quantities|containers and quantities|container type and quantity',
  'sheet.lane.word.yes': 'yes|y|true|x|1|direct',
  'sheet.lane.word.no': 'no|n|false|0|-',
  'sheet.lane.word.CY': 'cy|yard|container yard',
  'sheet.lane.word.SD': 'sd|door|store door|dr',
  'sheet.lane.word.CFS': 'cfs|freight station',
  'sheet.lane.word.example': 'e.g.|example|eg',
  'sheet.lane.example.place': 'Anting, Jiading, Shanghai',
  'sheet.lane.note':
    'One lane per row; keep the headings. Rows that begin with “e.g.” are not imported. Ports by UN/LOCODE or name; dates as 2026-12-01; one column per container type, with the number of containers.',
} satisfies Record<keyof typeof laneSheetZhCN, string>
