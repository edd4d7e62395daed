import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import { START, hrefOf } from '@/routes';
import type { ApiError } from '@/stores/api';
import type { FieldError } from '@/survey-model';
import type { SaveOutcome } from '../save-outcome';
import { ErrorsBanner } from './errors-banner';
import { SignedOutBanner } from './signed-out-banner';

const SECONDS = 5;

/** The server's code for a survey that does not exist. */
const DELETED = 'userfeedback_survey_not_found';

interface EditorBannerProps {
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	outcome: SaveOutcome | undefined;
	onClose: () => void;
	onTryAgain: () => void;
	onSaveAsNew: () => void;
}

type Handlers = Pick<
	EditorBannerProps,
	'onClose' | 'onTryAgain' | 'onSaveAsNew'
>;

function FailedBanner( {
	error,
	onClose,
	onTryAgain,
	onSaveAsNew,
}: { error: ApiError } & Handlers ) {
	if ( error.isSignedOut ) {
		return <SignedOutBanner onTryAgain={ onTryAgain } />;
	}
	return (
		<Banner
			status="error"
			actions={ [
				error.code === DELETED
					? {
							label: __( 'Save as new', 'userfeedback' ),
							onClick: onSaveAsNew,
						}
					: {
							label: __( 'Try again', 'userfeedback' ),
							onClick: onTryAgain,
						},
			] }
			onClose={ onClose }
		>
			{ sprintf(
				/* translators: %s: what happened and what to do. */
				__(
					'Your survey could not be saved. %s What you typed is still here.',
					'userfeedback'
				),
				describeError( error )
			) }
		</Banner>
	);
}

function OutcomeBanner( {
	outcome,
	onClose,
	onTryAgain,
	onSaveAsNew,
}: { outcome: SaveOutcome } & Handlers ) {
	switch ( outcome.kind ) {
		case 'failed':
			return (
				<FailedBanner
					error={ outcome.error }
					onClose={ onClose }
					onTryAgain={ onTryAgain }
					onSaveAsNew={ onSaveAsNew }
				/>
			);
		case 'not-loaded':
			return (
				<Banner status="error" onClose={ onClose }>
					{ sprintf(
						/* translators: %s: what happened and what to do. */
						__(
							'The other version could not be loaded. %s What you typed is still here.',
							'userfeedback'
						),
						describeError( outcome.error )
					) }
				</Banner>
			);
		case 'loaded':
			return (
				<Banner status="info" seconds={ SECONDS } onClose={ onClose }>
					{ __(
						'You now see the version that was saved last.',
						'userfeedback'
					) }
				</Banner>
			);
		case 'not-published':
			return (
				<Banner
					status="warning"
					seconds={ SECONDS }
					onClose={ onClose }
				>
					{ outcome.message }
				</Banner>
			);
		case 'in-trash':
			return (
				<Banner status="info" seconds={ SECONDS } onClose={ onClose }>
					{ __(
						'Your changes were saved. The survey is still in the trash.',
						'userfeedback'
					) }
				</Banner>
			);
		case 'draft':
			return (
				<Banner status="info" seconds={ SECONDS } onClose={ onClose }>
					{ __(
						'Your Survey was Saved as a Draft.',
						'userfeedback'
					) }
				</Banner>
			);
		case 'saved':
			return (
				<Banner
					status="success"
					seconds={ SECONDS }
					onClose={ onClose }
				>
					{ createInterpolateElement(
						__(
							'Your Survey was Saved! - <a>View Surveys</a>',
							'userfeedback'
						),
						{
							// The link's text comes from the translation.
							// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
							a: <a href={ hrefOf( START ) } />,
						}
					) }
				</Banner>
			);
	}
}

/** The outcome of the last attempt. */
export function EditorBanner( {
	errors,
	outcome,
	onClose,
	onTryAgain,
	onSaveAsNew,
}: EditorBannerProps ) {
	if ( errors.length > 0 ) {
		return <ErrorsBanner errors={ errors } />;
	}
	return outcome ? (
		<OutcomeBanner
			outcome={ outcome }
			onClose={ onClose }
			onTryAgain={ onTryAgain }
			onSaveAsNew={ onSaveAsNew }
		/>
	) : null;
}
