import { chromiumLaunch, type LaunchOptions } from '../../check/browser/browser.ts'

/** A browser that renders as deterministically as its settings allow. */
export function pictureLaunch(): LaunchOptions {
  const { args, ...launch } = chromiumLaunch()
  return {
    ...launch,
    args: [
      ...args,
      // Debian starts its Chromium with GPU rasterization, and every GPU draws in its own way.
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
      '--hide-scrollbars',
    ],
  }
}
