/**
 * BRLTTY, the Braille daemon of Linux, takes these USB serial converters for Braille displays and detaches the
 * port: the converters of DGT and Certabo boards among them, on exactly our users' machines. Whoever reads with
 * that daemon must keep it; we only say what happened.
 */
export type UsbId = Readonly<{ usbVendorId?: number | undefined; usbProductId?: number | undefined }>;

const CLAIMED_BY_BRLTTY: ReadonlySet<string> = new Set(['10c4:ea60', '1a86:7523', '403:6001']);

export function mayBeClaimedByBrltty({ usbVendorId, usbProductId }: UsbId, platform: string): boolean {
  const id = `${usbVendorId?.toString(16)}:${usbProductId?.toString(16)}`;
  return /linux/i.test(platform) && CLAIMED_BY_BRLTTY.has(id);
}
