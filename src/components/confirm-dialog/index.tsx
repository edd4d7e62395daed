import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog';

interface ConfirmDialogProps {
	title: string;
	/** What will be lost, and how much of it. */
	children: ReactNode;
	/** The name of the action, such as `Delete question`. */
	confirmLabel: string;
	cancelLabel?: string;
	/** Another way out, such as saving first. */
	alternative?: { label: string; onClick: () => void } | undefined;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog( {
	title,
	children,
	confirmLabel,
	cancelLabel,
	alternative,
	onConfirm,
	onCancel,
}: ConfirmDialogProps ) {
	return (
		<Dialog
			title={ title }
			onClose={ onCancel }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onCancel }
					>
						{ cancelLabel ?? __( 'Cancel', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant={ alternative ? 'secondary' : 'primary' }
						isDestructive
						onClick={ onConfirm }
					>
						{ confirmLabel }
					</Button>
					{ alternative && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ alternative.onClick }
						>
							{ alternative.label }
						</Button>
					) }
				</>
			}
		>
			{ children }
		</Dialog>
	);
}
