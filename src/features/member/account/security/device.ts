/** What a User-Agent says about a device, in names that are the same in every language. */
export interface Device {
  browser: string | undefined
  system: string | undefined
}

// Most call themselves by the names of others too: the first that fits counts.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/QQBrowser\//, 'QQ Browser'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Gives browser and system of a User-Agent as far as they are known. */
export function deviceOf(agent: string): Device {
  const first = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(agent))?.[1]
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
