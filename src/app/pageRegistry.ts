/**
 * Where the code of every page and the texts of every feature are. It comes with the first page that is not home, so that a page
 * more makes the first one no heavier; boot.js fetches it beside the entry where somebody arrives on another page.
 */
export { catalogues } from './catalogues.ts'
export { screens } from './screens.ts'
