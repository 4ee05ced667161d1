import { theme as antdTheme } from 'antd'
import type { ThemeConfig } from 'antd'
import { palettes } from '../palette.ts'
import type { Palette } from '../palette.ts'
import type { ThemeMode } from '../themeMode.ts'

const FONT =
  "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace"

function tokens(p: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: p.sea,
    colorPrimaryHover: p['sea-strong'],
    colorPrimaryActive: p['sea-strong'],
    colorPrimaryBg: p['sea-tint'],
    colorPrimaryBgHover: p['sea-tint'],
    colorPrimaryText: p.sea,
    colorTextLightSolid: p['on-sea'],
    linkDecoration: 'underline',
    linkHoverDecoration: 'underline',
    colorLink: p.sea,
    colorLinkHover: p['sea-strong'],
    colorInfo: p.sea,
    colorInfoText: p.sea,
    colorInfoBg: p['sea-tint'],
    colorInfoBorder: p.sea,
    colorSuccess: p.ok,
    colorSuccessText: p.ok,
    colorSuccessBg: p['ok-tint'],
    colorSuccessBorder: p.ok,
    colorWarning: p.warn,
    colorWarningText: p.warn,
    colorWarningBg: p['warn-tint'],
    colorWarningBorder: p.warn,
    colorError: p.danger,
    colorErrorText: p.danger,
    colorErrorBg: p['danger-tint'],
    colorErrorBorder: p.danger,
    colorErrorHover: p.danger,
    colorText: p.ink,
    colorTextSecondary: p['ink-2'],
    colorTextTertiary: p['ink-3'],
    colorTextQuaternary: p['ink-3'],
    colorTextDescription: p['ink-3'],
    colorTextPlaceholder: p['ink-3'],
    colorTextDisabled: p['ink-3'],
    colorTextHeading: p.ink,
    colorIcon: p['ink-3'],
    colorIconHover: p.ink,
    colorBgLayout: p.ground,
    colorBgContainer: p.surface,
    colorBgElevated: p.surface,
    colorBgContainerDisabled: p.raised,
    colorBorder: p.edge,
    colorBorderSecondary: p.rule,
    colorSplit: p.rule,
    fontFamily: FONT,
    fontFamilyCode: MONO,
    fontSize: 14,
    fontSizeSM: 13,
    borderRadius: 3,
    borderRadiusLG: 3,
    borderRadiusSM: 2,
    borderRadiusXS: 2,
    controlHeight: 36,
    controlHeightSM: 28,
    controlHeightLG: 44,
    controlItemBgActive: p['sea-tint'],
    controlItemBgActiveHover: p['sea-tint'],
    controlItemBgHover: p.raised,
    controlOutlineWidth: 0,
    lineWidthFocus: 2,
    wireframe: false,
    boxShadow: 'none',
    boxShadowSecondary: 'var(--ct-shadow)',
    // A list that still grows, or a calendar that still fades, takes a press meant for what is under the pointer.
    motion: false,
  }
}

function parts(p: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Select: {
      hoverBorderColor: p['ink-2'],
      optionSelectedBg: p['sea-tint'],
      optionSelectedFontWeight: 700,
      activeOutlineColor: 'transparent',
    },
    DatePicker: { activeShadow: `inset 0 -2px 0 ${p.sea}`, hoverBorderColor: p['ink-2'] },
  }
}

/** antd's theme in one mode, from the same palette as tokens.css; one CSS variable key, no hashes; the rules come as a file. */
export function antdThemeFor(mode: ThemeMode): ThemeConfig {
  const p = palettes[mode]
  return {
    algorithm: mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: 'ct' },
    hashed: false,
    zeroRuntime: true,
    token: tokens(p),
    components: parts(p),
  }
}
