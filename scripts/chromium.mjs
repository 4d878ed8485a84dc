/** Where this machine keeps Chrome or Chromium. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Debian's Chromium without a window: the same engine, and half the work for a page. */
const WINDOWLESS = ['chromium-headless-shell'];

const inPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

function candidates() {
  const { CHROME_PATH, HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  const windowsFolders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(Boolean);
  return [
    CHROME_PATH,
    ...inPath(NAMES),
    ...MAC_APPLICATIONS.flatMap((name) => [join('/Applications', name), join(HOME, 'Applications', name)]),
    ...windowsFolders.flatMap((folder) => WINDOWS_PROGRAMS.map((name) => join(folder, name))),
  ];
}

/** The path of the program, or undefined where there is none. */
export function findChromium() {
  return candidates().find((path) => path && existsSync(path));
}

/** The one for pages that nobody looks at: without a window where there is such a program and none was chosen. */
export function findWindowless() {
  const windowless = process.env.CHROME_PATH ? [] : inPath(WINDOWLESS);
  return windowless.find((path) => existsSync(path)) ?? findChromium();
}
