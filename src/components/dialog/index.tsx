import { Modal } from '@wordpress/components';
import type { ReactNode } from 'react';
import './dialog.scss';

interface DialogProps {
	title: string;
	size?: 'small' | 'medium';
	className?: string;
	/** The text. */
	children: ReactNode;
	/** The buttons, with the main one last. */
	actions?: ReactNode;
	/** Without it, the user cannot close the dialog; the screen has to. */
	onClose?: () => void;
}

/** A dialog with a text and buttons. */
export function Dialog( {
	title,
	size = 'small',
	className = '',
	children,
	actions,
	onClose,
}: DialogProps ) {
	const isDismissible = onClose !== undefined;
	return (
		<Modal
			title={ title }
			size={ size }
			className={ className }
			isDismissible={ isDismissible }
			shouldCloseOnEsc={ isDismissible }
			shouldCloseOnClickOutside={ isDismissible }
			onRequestClose={ () => onClose?.() }
		>
			<div className="userfeedback-dialog__text">{ children }</div>
			{ actions && (
				<div className="userfeedback-dialog__actions">{ actions }</div>
			) }
		</Modal>
	);
}
