"""What udev would tell everybody of a serial device that comes or goes. Arguments: its properties, each KEY=VALUE."""

import socket
import struct
import sys

UDEV_GROUP = 2


def murmur(data):
    """The hash by which listeners choose a subsystem."""
    factor, mask = 0x5BD1E995, 0xFFFFFFFF
    value = len(data)
    whole = len(data) // 4 * 4
    for index in range(0, whole, 4):
        part = struct.unpack_from("<I", data, index)[0] * factor & mask
        part = (part ^ part >> 24) * factor & mask
        value = value * factor & mask ^ part
    rest = data[whole:]
    if rest:
        value = (value ^ int.from_bytes(rest, "little")) * factor & mask
    value = (value ^ value >> 13) * factor & mask
    return value ^ value >> 15


body = b"".join(text.encode() + b"\0" for text in sys.argv[1:])
head = struct.pack("=8sIIII", b"libudev\0", socket.htonl(0xFEEDCAFE), 40, 40, len(body))
head += struct.pack(">IIII", murmur(b"tty"), 0, 0, 0)
netlink = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 15)
netlink.bind((0, 0))
netlink.sendto(head + body, (0, UDEV_GROUP))
