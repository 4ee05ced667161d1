/** Texts of old addresses, Chinese (master). */
export const goneZhCN = {
  'gone.was.TENDER': '这个地址原来是招标“{title}”，截止时间 {at}。',
  'gone.was.LISTING': '这个地址原来是挂牌“{title}”，有效期至 {at}。',
  'gone.was.NEWS': '这个地址原来是新闻“{title}”，发布于 {at}。',
  'gone.was.SAILING': '这个地址原来是班次 {title}，原定 {at}开航。',
  'gone.near.TENDER': '相近的招标',
  'gone.near.LISTING': '相近的挂牌',
  'gone.near.NEWS': '可看看这些新闻',
  'gone.near.SAILING': '同航线的其他班次',
}
