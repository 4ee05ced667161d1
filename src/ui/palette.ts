import type { ThemeMode } from './themeMode.ts'

/** Colors that antd computes with; the same hex values as in tokens.css (compared by a test). */
export interface Palette {
  ground: string
  surface: string
  raised: string
  ink: string
  'ink-2': string
  'ink-3': string
  rule: string
  edge: string
  sea: string
  'sea-strong': string
  'sea-tint': string
  'on-sea': string
  accent: string
  ok: string
  'ok-tint': string
  warn: string
  'warn-tint': string
  danger: string
  'danger-tint': string
}

/** Both palettes, by mode. */
export const palettes: Record<ThemeMode, Palette> = {
  light: {
    ground: '#f3f1ea',
    surface: '#ffffff',
    raised: '#faf9f5',
    ink: '#12212b',
    'ink-2': '#43545e',
    'ink-3': '#5a6a73',
    rule: '#d3cdbf',
    edge: '#7c796c',
    sea: '#0b4f6c',
    'sea-strong': '#083a50',
    'sea-tint': '#e3eef3',
    'on-sea': '#ffffff',
    accent: '#b8420a',
    ok: '#1c6638',
    'ok-tint': '#e2f0e6',
    warn: '#7a5200',
    'warn-tint': '#f8edd2',
    danger: '#a8261d',
    'danger-tint': '#fae5e2',
  },
  dark: {
    ground: '#0c161c',
    surface: '#13222b',
    raised: '#1a2d38',
    ink: '#e9eef0',
    'ink-2': '#b0bec5',
    'ink-3': '#93a4ad',
    rule: '#2a3d48',
    edge: '#6b818d',
    sea: '#7cc7e8',
    'sea-strong': '#a6dcf3',
    'sea-tint': '#16323f',
    'on-sea': '#06212d',
    accent: '#ff9b61',
    ok: '#7ccb95',
    'ok-tint': '#16301f',
    warn: '#e5b55b',
    'warn-tint': '#33280f',
    danger: '#ff8f85',
    'danger-tint': '#3b1c1a',
  },
}
