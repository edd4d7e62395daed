import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import type { SettingName } from '../fields';
import type { SaveOutcome } from '../use-settings-save';
import { RefusedFields } from './refused-fields';

/** How long the success message is shown, in seconds. */
const SECONDS = 5;

interface SaveBannerProps {
	outcome: SaveOutcome | undefined;
	onClose: () => void;
	onTryAgain: () => void;
	/** Moves the focus to a field once its tab is shown. */
	onFocusField: ( name: SettingName ) => void;
}

/** The outcome of the last save. */
export function SaveBanner( {
	outcome,
	onClose,
	onTryAgain,
	onFocusField,
}: SaveBannerProps ) {
	if ( outcome === undefined ) {
		return null;
	}
	const { attempt, error } = outcome;
	if ( error === undefined ) {
		return (
			<div className="userfeedback-settings__banner">
				<Banner
					key={ attempt }
					status="success"
					isExclusive
					seconds={ SECONDS }
					onClose={ onClose }
				>
					{ __( 'Settings saved.', 'userfeedback' ) }
				</Banner>
			</div>
		);
	}
	const isInvalid = error.fields.length > 0;
	return (
		<div className="userfeedback-settings__banner">
			<Banner
				key={ attempt }
				status="error"
				onClose={ onClose }
				actions={
					isInvalid
						? []
						: [
								{
									label: __( 'Try again', 'userfeedback' ),
									onClick: onTryAgain,
								},
							]
				}
			>
				{ isInvalid ? (
					<>
						<p className="userfeedback-settings__invalid">
							{ __(
								'Please fix errors on this page.',
								'userfeedback'
							) }
						</p>
						<RefusedFields onFocus={ onFocusField } />
					</>
				) : (
					describeError( error )
				) }
			</Banner>
		</div>
	);
}
