import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type DialogFrameProps = Readonly<{
  title: string;
  role?: 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}>;

/** The frame of every dialog: the title, Escape, and the focus kept inside. */
export function DialogFrame({ title, role, onClose, children }: DialogFrameProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="overlay">
      <Modal className="modal">
        <Dialog {...(role && { role })}>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
