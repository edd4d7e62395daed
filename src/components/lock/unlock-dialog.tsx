import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Feature } from '../../hooks/use-feature';
import { Dialog } from '../dialog';
import { UpgradeModal } from '../upgrade-modal';
import { lockSentence } from './lock-text';
import { UnlockAction } from './unlock-action';
import './lock.scss';

export interface UnlockDialogProps {
	feature: Feature;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	onClose: () => void;
}

/** Explains how to unlock a feature: by a plan, a license key or an add-on. */
export function UnlockDialog( {
	feature,
	medium,
	onClose,
}: UnlockDialogProps ) {
	if ( feature.decision === 'upgrade' ) {
		return (
			<UpgradeModal
				feature={ feature.title }
				plan={ feature.plan }
				campaign={ {
					medium,
					campaign: 'locked-feature',
					content: feature.name,
				} }
				onClose={ onClose }
			/>
		);
	}
	return (
		<Dialog
			title={ feature.title || __( 'Not available', 'userfeedback' ) }
			className="userfeedback-unlock"
			onClose={ onClose }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'userfeedback' ) }
					</Button>
					<UnlockAction
						feature={ feature }
						variant="primary"
						onUpgrade={ onClose }
					/>
				</>
			}
		>
			{ lockSentence( feature ) }
		</Dialog>
	);
}
