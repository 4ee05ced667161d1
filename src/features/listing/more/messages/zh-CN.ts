/** More texts of the seller’s listings: carriage, duplicates, changes of many at once; Chinese (the master). */
export const listingMoreZhCN = {
  'listing.carriage.title': '承运与船期',
  'listing.carriage.service': '航线服务代码',
  'listing.carriage.sailings': '可订船期',
  'listing.carriage.ports': '选好起运港和目的港后，可从船期表选取。',
  'listing.carriage.window': '有效期内（{from} 至 {to}）的船期，最多选 6 个；时间均为港口当地时间。',
  'listing.carriage.none': '有效期内没有查到船期，可手工填写。',
  'listing.carriage.free': '免箱期（选填）',
  'listing.list.held': '已占用',
  'listing.copy': '复制',
  'listing.copy.done': '已复制为草稿',
} as const satisfies Record<`listing.${string}`, string>
