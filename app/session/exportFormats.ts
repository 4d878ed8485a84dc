/** The documents that the app offers of a score; journals are offered beside them. */
export const EXPORT_FORMATS = ['pgn', 'text', 'brf', 'pef', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
